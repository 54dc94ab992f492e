import type { TileModel } from '../room/tiles.js';
import { Tile } from './tile.js';

interface FocusStageProps {
  readonly main: TileModel;
  readonly others: readonly TileModel[];
  readonly hands: readonly string[];
  readonly pinned: string | null;
  readonly onPin: (key: string | null) => void;
}

/** One picture large, the others in a strip beside or below it. */
export function FocusStage({ main, others, hands, pinned, onPin }: FocusStageProps) {
  const tile = (one: TileModel) => (
    <Tile
      key={one.key}
      tile={one}
      hand={hands.indexOf(one.person.identity) + 1}
      isPinned={pinned === one.key}
      onPin={() => onPin(pinned === one.key ? null : one.key)}
    />
  );
  return (
    <div className="meet-focus">
      <ul className="meet-main" aria-label="Main picture">
        {tile(main)}
      </ul>
      {others.length > 0 && (
        <ul className="meet-strip" aria-label="Others in the meeting">
          {others.map((one) => tile(one))}
        </ul>
      )}
    </div>
  );
}
