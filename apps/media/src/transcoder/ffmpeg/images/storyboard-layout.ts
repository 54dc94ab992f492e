import type { ImageTask, Storyboard } from '../../image-task.js';

const TILE_LONG_PX = 160;
const MAX_TILES = 100;
const COLUMNS = 10;
/** Keyframes of our rungs are this far apart: no tile comes more often. */
const STEP_MS = 2000;

/** How a storyboard is laid out: at most a hundred tiles, ten in a row. */
export function storyboardLayout({
  durationMs,
  width,
  height,
}: Pick<ImageTask, 'durationMs' | 'width' | 'height'>): Omit<Storyboard, 'file'> {
  const intervalMs = Math.max(1, Math.ceil(durationMs / MAX_TILES / STEP_MS)) * STEP_MS;
  const count = Math.max(1, Math.ceil(durationMs / intervalMs));
  const scale = TILE_LONG_PX / Math.max(width, height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  const columns = Math.min(COLUMNS, count);
  return {
    tileWidth: even(width),
    tileHeight: even(height),
    columns,
    rows: Math.ceil(count / columns),
    count,
    intervalMs,
  };
}
