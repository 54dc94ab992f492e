import Flatbush from 'flatbush';
import pointInPolygon from 'point-in-polygon-hao';
import type { Box, Line } from './thing.js';

type Ring = [number, number][];

/** Areas with whole borders, to ask in which of them a place lies. */
export class Areas {
  readonly #tree: Flatbush | null;
  readonly #rings: readonly Ring[][];
  readonly #sizes: readonly number[];

  constructor(all: readonly { readonly box: Box; readonly rings: readonly Line[] }[]) {
    this.#rings = all.map(({ rings }) => rings.map(ringOf));
    this.#sizes = all.map(({ box: [south, west, north, east] }) => (north - south) * (east - west));
    this.#tree = all.length > 0 ? new Flatbush(all.length) : null;
    for (const {
      box: [south, west, north, east],
    } of all)
      this.#tree!.add(west, south, east, north);
    this.#tree?.finish();
  }

  /** Areas by their places in the list, the smallest first. */
  at(lat: number, lon: number): number[] {
    const near = this.#tree?.search(lon, lat, lon, lat) ?? [];
    return near
      .filter((area) => pointInPolygon([lon, lat], this.#rings[area]!) !== false)
      .toSorted((one, other) => this.#sizes[one]! - this.#sizes[other]! || one - other);
  }
}

function ringOf(line: Line): Ring {
  const ring: Ring = [];
  for (let at = 0; at < line.length; at += 2) ring.push([line[at + 1]!, line[at]!]);
  const [first, last] = [ring[0]!, ring.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push([first[0], first[1]]);
  return ring;
}
