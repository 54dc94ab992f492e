import type { Ring } from './rings.js';

/** The edges of all rings of a polygon, in degrees. */
export interface Edges {
  readonly count: number;
  readonly fromLon: Float64Array;
  readonly fromLat: Float64Array;
  readonly toLon: Float64Array;
  readonly toLat: Float64Array;
  /** By edge: of which ring it is. */
  readonly ring: Int32Array;
  /** By ring: its first edge; one more at the end. */
  readonly firstOf: readonly number[];
}

/** All edges of rings, in their order. */
export function edgesOf(rings: readonly Ring[]): Edges {
  const count = rings.reduce((sum, { points }) => sum + points.length, 0);
  const [fromLon, fromLat, toLon, toLat] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const ring = new Int32Array(count);
  const firstOf = [0];
  let edge = 0;
  rings.forEach(({ points }, index) => {
    points.forEach((point, at) => {
      [fromLon[edge], fromLat[edge]] = point;
      [toLon[edge], toLat[edge]] = points[(at + 1) % points.length]!;
      ring[edge] = index;
      edge += 1;
    });
    firstOf.push(edge);
  });
  return { count, fromLon, fromLat, toLon, toLat, ring, firstOf };
}
