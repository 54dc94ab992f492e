import {
  IconHandStop,
  IconMessage,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconUsers,
} from '@tabler/icons-react';
import { useRoom } from '../room/room-context.js';
import type { View } from '../stage/stage.js';
import { canShareScreen } from './can-share-screen.js';
import { ControlButton } from './control-button.js';
import { DeviceMenu } from './device-menu.js';
import { MediaToggle } from './media-toggle.js';
import { MoreMenu } from './more-menu.js';
import type { Panel } from './use-panel.js';
import type { SelfMedia } from './use-self-media.js';

interface ControlBarProps {
  readonly media: SelfMedia;
  readonly panel: Panel | null;
  readonly unread: number;
  readonly view: View;
  readonly onPanel: (panel: Panel) => void;
  readonly onView: (view: View) => void;
  readonly onHand: () => void;
  readonly onHelp: () => void;
}

/** Everything one does in a meeting. */
export function ControlBar(props: ControlBarProps) {
  const { media, panel, unread, view, onPanel, onView, onHand, onHelp } = props;
  const room = useRoom();
  const { self, permissions, waiting } = room;
  const isSharing = media.isOn('screen_share');
  const mayShare = permissions.publish.includes('screen_share') && canShareScreen();
  return (
    <div className="meet-bar" role="group" aria-label="Controls">
      {(['microphone', 'camera'] as const).map(
        (kind) =>
          permissions.publish.includes(kind) && (
            <span className="meet-split" key={kind}>
              <MediaToggle
                kind={kind}
                hasShortcut
                isOn={media.isOn(kind)}
                isBusy={media.isBusy(kind)}
                refusal={media.refusalOf(kind)}
                onToggle={() => media.toggle(kind)}
              />
              <DeviceMenu kind={kind} media={media} />
            </span>
          ),
      )}
      {mayShare && (
        <ControlButton
          className="meet-desk-only"
          icon={isSharing ? IconScreenShareOff : IconScreenShare}
          label={isSharing ? 'Stop sharing' : 'Share screen'}
          tone={isSharing ? 'chosen' : 'plain'}
          shortcut="S"
          isBusy={media.isBusy('screen_share')}
          onClick={() => media.toggle('screen_share')}
        />
      )}
      {permissions.data && (
        <ControlButton
          icon={IconHandStop}
          label={self.handRaised ? 'Lower hand' : 'Raise hand'}
          tone={self.handRaised ? 'chosen' : 'plain'}
          shortcut="H"
          onClick={onHand}
        />
      )}
      <span className="meet-bar-gap" />
      <ControlButton
        icon={IconMessage}
        label="Chat"
        tone={panel === 'chat' ? 'chosen' : 'plain'}
        isExpanded={panel === 'chat'}
        shortcut="C"
        count={unread}
        countOf="unread"
        onClick={() => onPanel('chat')}
      />
      <ControlButton
        icon={IconUsers}
        label="People"
        tone={panel === 'people' ? 'chosen' : 'plain'}
        isExpanded={panel === 'people'}
        shortcut="P"
        count={waiting.length}
        countOf="waiting"
        onClick={() => onPanel('people')}
      />
      <MoreMenu media={media} view={view} onView={onView} onHelp={onHelp} />
      <span className="meet-bar-gap" />
      <ControlButton
        icon={IconPhoneOff}
        label="Leave"
        tone="grave"
        onClick={() => void room.leave()}
      />
    </div>
  );
}
