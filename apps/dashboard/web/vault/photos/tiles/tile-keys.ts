import type { KeyboardEvent } from 'react';

/** Moves between tiles by arrows, as they lie on the page. */
export function tileKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const from = (target as Element).closest<HTMLElement>('[data-photo]');
  if (!from || !key.startsWith('Arrow')) return;
  const tiles = [...currentTarget.querySelectorAll<HTMLElement>('[data-photo]')];
  const at = tiles.indexOf(from);
  const next =
    key === 'ArrowRight'
      ? tiles[at + 1]
      : key === 'ArrowLeft'
        ? tiles[at - 1]
        : nearest(from, tiles, key === 'ArrowDown');
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** The tile of the next row that is most straight below, or above. */
function nearest(
  from: HTMLElement,
  tiles: readonly HTMLElement[],
  isDown: boolean,
): HTMLElement | undefined {
  const { left, top } = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const tile of tiles) {
    const at = tile.getBoundingClientRect();
    const downPx = isDown ? at.top - top : top - at.top;
    if (downPx < 2) continue;
    const farPx = downPx * 1000 + Math.abs(at.left - left);
    if (farPx < least) [best, least] = [tile, farPx];
  }
  return best;
}
