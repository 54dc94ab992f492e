import { useState } from 'react';
import { useRoom } from '../room/room-context.js';
import { cameraTiles, screenTiles } from '../room/tiles.js';
import { FocusStage } from './focus-stage.js';
import { GridStage } from './grid-stage.js';
import { mainTileOf } from './main-tile.js';
import { useHands } from './use-hands.js';

export type View = 'grid' | 'speaker';

/** Everything that is to be seen of the meeting. */
export function Stage({ view }: { readonly view: View }) {
  const room = useRoom();
  const hands = useHands();
  const [pinned, setPinned] = useState<string | null>(null);
  const [lastSpeaker, setLastSpeaker] = useState<string | null>(null);
  const speaker = room.speakers.find((identity) => identity !== room.self.identity) ?? null;
  if (speaker !== null && speaker !== lastSpeaker) setLastSpeaker(speaker);
  const cameras = cameraTiles(room);
  const screens = screenTiles(room);
  const main = mainTileOf({ cameras, screens, pinned, view, speaker: speaker ?? lastSpeaker });
  if (!main) return <GridStage tiles={cameras} hands={hands} onPin={setPinned} />;
  const others = [...screens, ...cameras].filter(({ key }) => key !== main.key);
  return <FocusStage main={main} others={others} hands={hands} pinned={pinned} onPin={setPinned} />;
}
