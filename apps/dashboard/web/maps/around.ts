import type { Region } from '../api/maps.js';

/** In degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** What is shown first: the maps of the project itself, or else those for everybody; null when there are none. */
export function around(regions: readonly Region[]): Bounds | null {
  const known = regions.filter(({ bounds }) => bounds !== null);
  const own = known.filter(({ is_shared: isShared }) => !isShared);
  const all = (own.length > 0 ? own : known).map(({ bounds }) => bounds as unknown as Bounds);
  if (all.length === 0) return null;
  return [
    Math.min(...all.map(([south]) => south)),
    Math.min(...all.map(([, west]) => west)),
    Math.max(...all.map(([, , north]) => north)),
    Math.max(...all.map(([, , , east]) => east)),
  ];
}
