import type { Position } from 'geojson';
import type { Bounds } from '../../maps/regions/region.entity.js';

/** The point of the border of a map that is nearest. */
export function nearestBorder([x, y]: Position, [south, west, north, east]: Bounds): Position {
  const choices: readonly [number, Position][] = [
    [Math.abs(x! - west), [west, y!]],
    [Math.abs(east - x!), [east, y!]],
    [Math.abs(y! - south), [x!, south]],
    [Math.abs(north - y!), [x!, north]],
  ];
  return choices.toSorted(([one], [other]) => one - other)[0]![1];
}

/** How far along the border a point of it is: with the clock from the upper left, 0 to 4. */
export function borderPlace([x, y]: Position, [south, west, north, east]: Bounds): number {
  const [across, down] = [(x! - west) / (east - west), (north - y!) / (north - south)];
  if (down <= 0) return across;
  if (across >= 1) return 1 + down;
  return down >= 1 ? 3 - across : 4 - down;
}

/** The corners that are passed on the way along the border, with the clock; all of them when it is a whole turn. */
export function walkBorder(from: number, to: number, bounds: Bounds): Position[] {
  const [south, west, north, east] = bounds;
  const corners: readonly Position[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const end = to > from ? to : to + 4;
  const passed: Position[] = [];
  for (let corner = Math.floor(from) + 1; corner <= end; corner++) {
    passed.push(corners[corner % 4]!);
  }
  return from === to ? [...passed, passed[0]!] : passed;
}
