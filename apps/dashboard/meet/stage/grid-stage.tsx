import { ActionIcon, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { TileModel } from '../room/tiles.js';
import { GAP, gridOf, pageOf, tilesPerPage } from './grid.js';
import { Tile } from './tile.js';

interface GridStageProps {
  readonly tiles: readonly TileModel[];
  readonly hands: readonly string[];
  readonly onPin: (key: string) => void;
}

/** Everybody as large as it goes, page by page. */
export function GridStage({ tiles, hands, onPin }: GridStageProps) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const [wanted, setWanted] = useState(0);
  const { pages, page, shown } = pageOf(tiles, wanted, tilesPerPage(width, height));
  const { tileWidth, tileHeight } = gridOf(shown.length, width, height);
  return (
    <section className="meet-grid" aria-label="People in the meeting">
      <div className="meet-grid-area" ref={ref}>
        {width > 0 && (
          <ul className="meet-tiles" style={{ gap: GAP }}>
            {shown.map((tile) => (
              <Tile
                key={tile.key}
                tile={tile}
                hand={hands.indexOf(tile.person.identity) + 1}
                width={tileWidth}
                height={tileHeight}
                isPinned={false}
                onPin={() => onPin(tile.key)}
              />
            ))}
          </ul>
        )}
        {tiles.length === 0 && (
          <Text className="meet-nobody" c="dimmed">
            Nobody is on stage yet.
          </Text>
        )}
      </div>
      {pages > 1 && (
        <nav className="meet-pages" aria-label="Pages of people">
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Page before"
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Text size="sm" className="figures" aria-live="polite">
            {page + 1} / {pages}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Next page"
            disabled={page === pages - 1}
            onClick={() => setWanted(page + 1)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </nav>
      )}
    </section>
  );
}
