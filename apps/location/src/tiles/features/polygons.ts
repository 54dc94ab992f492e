import type { Position } from 'geojson';

/** Puts holes into the outlines that they lie in; a hole in none is left out. */
export function polygons(
  outer: readonly Position[][],
  inner: readonly Position[][],
): Position[][][] {
  const all = outer.map((ring) => [ring]);
  for (const hole of inner) {
    all.find(([ring]) => isInside(hole[0]!, ring!))?.push(hole);
  }
  return all;
}

/** Whether a point lies in a ring (even-odd rule). */
export function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [ax, ay] = ring[at]!;
    const [bx, by] = ring[before]!;
    if (ay! > y! !== by! > y! && x! < ((bx! - ax!) * (y! - ay!)) / (by! - ay!) + ax!)
      inside = !inside;
  }
  return inside;
}

/** The middle of what a ring spans. */
export function middleOf(ring: readonly Position[]): Position {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    [west, east] = [Math.min(west, x!), Math.max(east, x!)];
    [south, north] = [Math.min(south, y!), Math.max(north, y!)];
  }
  return [(west + east) / 2, (south + north) / 2];
}
