import type { Edges } from './edges.js';
import { BANDS, FIRST_OF_BANDS, type Part } from './part.js';

const EDGES_IN_BAND = 8;

/**
 * Edges by bands of latitude, so that few of many have to be looked at for one place: where they
 * begin in the west, the south and the north, bands in a degree, the last band, where the edges of
 * each band begin and the last ones end, and the edges: both latitudes, then both longitudes.
 * @param west places west of it lie once round the earth farther east
 */
export function bandsOf(edges: Edges, west: number): Part {
  const { count, fromLat, toLat, fromLon, toLon } = edges;
  const south = fromLat.reduce((least, lat) => Math.min(least, lat), Infinity);
  const north = fromLat.reduce((most, lat) => Math.max(most, lat), -Infinity);
  const last = Math.max(1, Math.floor(count / EDGES_IN_BAND)) - 1;
  const perDegree = north > south ? (last + 1) / (north - south) : 0;
  const bandOf = (lat: number) => Math.min(last, Math.floor((lat - south) * perDegree));
  const each = (hand: (band: number, edge: number) => void) => {
    for (let edge = 0; edge < count; edge++) {
      const [one, other] = [bandOf(fromLat[edge]!), bandOf(toLat[edge]!)];
      for (let band = Math.min(one, other); band <= Math.max(one, other); band++) hand(band, edge);
    }
  };
  const next = new Int32Array(last + 2);
  each((band) => (next[band + 1]! += 4));
  next[0] = FIRST_OF_BANDS + last + 2;
  for (let band = 0; band <= last; band++) next[band + 1]! += next[band]!;
  const bands = new Float64Array(next[last + 1]!);
  bands.set([BANDS, west, south, north, perDegree, last, ...next]);
  each((band, edge) => {
    bands.set([fromLat[edge]!, toLat[edge]!, fromLon[edge]!, toLon[edge]!], next[band]);
    next[band]! += 4;
  });
  return bands;
}
