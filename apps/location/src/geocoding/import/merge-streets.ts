import { northing } from '../places-on-earth.js';
import { sameName } from '../text/words.js';
import { draftOf, type Draft } from './draft.js';
import type { Box, Thing } from './thing.js';

/** Degrees, about 300 m: ways of a name that come as near to each other are one street. */
const CELL_DEG = 0.003;
const CELLS_WIDE = 1 << 20;

/** One street out of its ways, in each area. @param areaOf number of the smallest area at a place */
export function mergeStreets(
  ways: readonly Thing[],
  areaOf: (lat: number, lon: number) => number,
): Draft[] {
  const groups = new Map<string, Thing[]>();
  for (const way of ways) {
    const name = way.tags['name'] ?? way.tags['name:en'] ?? '';
    const key = `${sameName(name) || name}|${areaOf(way.lat, way.lon)}|${way.is!.kind}`;
    const known = groups.get(key);
    if (known) known.push(way);
    else groups.set(key, [way]);
  }
  return Array.from(groups.values()).flatMap((group) => near(group).map(merged));
}

function near(group: readonly Thing[]): Thing[][] {
  if (group.length === 1) return [[group[0]!]];
  const root = group.map((_, index) => index);
  const find = (of: number): number => {
    let at = of;
    while (root[at] !== at) at = root[at] = root[root[at]!]!;
    return at;
  };
  const owner = new Map<number, number>();
  group.forEach(({ line, lat, lon }, index) => {
    const points = line ?? Float64Array.of(lat, lon);
    for (let at = 0; at < points.length; at += 2) {
      const row = Math.floor(northing(points[at]!) / CELL_DEG);
      const column = Math.floor(points[at + 1]! / CELL_DEG);
      for (let cell = 0; cell < 9; cell++) {
        const key = (row + Math.floor(cell / 3) - 1) * CELLS_WIDE + column + (cell % 3) - 1;
        const other = owner.get(key);
        if (other !== undefined) root[find(index)] = find(other);
      }
      owner.set(row * CELLS_WIDE + column, index);
    }
  });
  const parts = new Map<number, Thing[]>();
  group.forEach((thing, index) => {
    const at = find(index);
    const known = parts.get(at);
    if (known) known.push(thing);
    else parts.set(at, [thing]);
  });
  return Array.from(parts.values());
}

function merged(ways: readonly Thing[]): Draft {
  const main = ways.toSorted(
    (one, other) => (other.line?.length ?? 0) - (one.line?.length ?? 0) || one.osmId - other.osmId,
  )[0]!;
  const draft = draftOf(main, main.is!.kind);
  draft.names = Object.assign(
    {},
    ...ways.map((way) => draftOf(way, 'street').names),
    draft.names,
  ) as Draft['names'];
  draft.lines = ways.map(({ line }) => line).filter((line) => line !== null);
  draft.box = ways.map(({ box }) => box).reduce(union);
  draft.importance = Math.max(...ways.map((way) => draftOf(way, main.is!.kind).importance));
  draft.postcode = mostOf(ways.map(postcodeOf));
  return draft;
}

const postcodeOf = ({ tags }: Thing): string =>
  tags['addr:postcode'] ??
  tags['postal_code'] ??
  tags['tiger:zip_left'] ??
  tags['tiger:zip_right'] ??
  '';

/** What is most often there, without ''. */
export function mostOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = Array.from(counts).toSorted(
    (one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1),
  );
  return best?.[0] ?? '';
}

export const union = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];
