import { Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ChatPanel } from '../chat/chat-panel.js';
import { useUnread } from '../chat/use-unread.js';
import { ControlBar } from '../controls/control-bar.js';
import { ShortcutsDialog } from '../controls/shortcuts-dialog.js';
import { SidePanel } from '../controls/side-panel.js';
import { usePanel } from '../controls/use-panel.js';
import { useSelfMedia } from '../controls/use-self-media.js';
import { useShortcuts } from '../controls/use-shortcuts.js';
import { RoomNews } from '../notices/room-news.js';
import { PeoplePanel } from '../people/people-panel.js';
import { useAct } from '../people/use-act.js';
import { RoomSound } from '../sound/room-sound.js';
import { Stage, type View } from '../stage/stage.js';
import { useRoom } from './room-context.js';
import { RoomHeader } from './room-header.js';
import { useWakeLock } from './use-wake-lock.js';

/** Stage, panels and controls. */
export function MeetingBody() {
  const room = useRoom();
  const act = useAct();
  const media = useSelfMedia();
  const { panel, toggle, close } = usePanel();
  const unread = useUnread(panel === 'chat');
  const [view, setView] = useState<View>('grid');
  const [hasHelp, setHasHelp] = useState(false);
  const stage = useRef<HTMLElement>(null);
  useWakeLock();
  // The door is gone, and with it what had the focus.
  useEffect(() => stage.current?.focus(), []);
  const hand = () => {
    if (room.permissions.data) act(room.raiseHand(!room.self.handRaised));
  };
  useShortcuts(
    {
      m: () => media.toggle('microphone'),
      v: () => media.toggle('camera'),
      s: () => media.toggle('screen_share'),
      h: hand,
      c: () => toggle('chat'),
      p: () => toggle('people'),
      '?': () => setHasHelp(true),
    },
    () => panel !== null && close(),
  );
  return (
    <div className="meet-room" data-panel={panel ?? undefined}>
      <RoomHeader />
      <main ref={stage} className="meet-stage" tabIndex={-1} aria-label="Meeting">
        <Stage view={view} />
        <RoomSound />
        {room.state === 'reconnecting' && (
          <div className="meet-banner" role="alert">
            <Loader size={16} color="currentColor" aria-hidden />
            The connection was lost. Trying to get back…
          </div>
        )}
      </main>
      {panel === 'chat' && (
        <SidePanel key="chat" title="Chat" onClose={close}>
          <ChatPanel />
        </SidePanel>
      )}
      {panel === 'people' && (
        <SidePanel key="people" title="People" onClose={close}>
          <PeoplePanel />
        </SidePanel>
      )}
      <ControlBar
        media={media}
        panel={panel}
        unread={unread}
        view={view}
        onPanel={toggle}
        onView={setView}
        onHand={hand}
        onHelp={() => setHasHelp(true)}
      />
      <RoomNews isChatOpen={panel === 'chat'} />
      {hasHelp && <ShortcutsDialog onClose={() => setHasHelp(false)} />}
    </div>
  );
}
