import type { Box, Line } from './thing.js';

/**
 * Joins ways of a border to closed lines.
 * @param ways nodes of each way
 * @returns nodes of each ring; null when some end meets no other, as where an extract was cut
 */
export function joinRings(ways: readonly (readonly number[])[]): number[][] | null {
  const atEnd = new Map<number, Set<number>>();
  const note = (node: number, way: number): void => {
    const known = atEnd.get(node);
    if (known) known.add(way);
    else atEnd.set(node, new Set([way]));
  };
  const rings: number[][] = [];
  ways.forEach((refs, way) => {
    if (refs.length < 2) return;
    if (refs[0] === refs.at(-1)) rings.push(Array.from(refs));
    else [refs[0]!, refs.at(-1)!].forEach((node) => note(node, way));
  });
  const used = new Set<number>();
  for (const [first, refs] of ways.entries()) {
    if (used.has(first) || refs.length < 2 || refs[0] === refs.at(-1)) continue;
    used.add(first);
    const ring = Array.from(refs);
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)!;
      const next = Array.from(atEnd.get(end) ?? []).find((way) => !used.has(way));
      if (next === undefined) return null;
      used.add(next);
      const more = ways[next]!;
      ring.push(...(more[0] === end ? more.slice(1) : more.toReversed().slice(1)));
    }
    rings.push(ring);
  }
  return rings.length > 0 ? rings : null;
}

/** What lines lie within. */
export function boxOf(lines: readonly Line[]): Box {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      [south, north] = [Math.min(south, line[at]!), Math.max(north, line[at]!)];
      [west, east] = [Math.min(west, line[at + 1]!), Math.max(east, line[at + 1]!)];
    }
  }
  return [south, west, north, east];
}

/** Middle of what a closed line surrounds; of a flat one the middle of its box. */
export function centroid(line: Line): readonly [lat: number, lon: number] {
  let [twice, lat, lon] = [0, 0, 0];
  const [lat0, lon0] = [line[0]!, line[1]!];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [y1, x1, y2, x2] = [
      line[at]! - lat0,
      line[at + 1]! - lon0,
      line[at + 2]! - lat0,
      line[at + 3]! - lon0,
    ];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    lat += (y1 + y2) * cross;
    lon += (x1 + x2) * cross;
  }
  const [south, west, north, east] = boxOf([line]);
  if (Math.abs(twice) < 1e-14) return [(south + north) / 2, (west + east) / 2];
  return [lat0 + lat / (3 * twice), lon0 + lon / (3 * twice)];
}

/** The place half-way along a line, which lies on it. */
export function middleOf(line: Line): readonly [lat: number, lon: number] {
  return alongLine(line, 0.5);
}

/** A place on a line. @param share of its length, from 0 to 1 */
export function alongLine(line: Line, share: number): readonly [lat: number, lon: number] {
  const scale = Math.cos((line[0]! * Math.PI) / 180);
  const steps: number[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    steps.push(Math.hypot(line[at + 2]! - line[at]!, (line[at + 3]! - line[at + 1]!) * scale));
  }
  let left = steps.reduce((sum, step) => sum + step, 0) * share;
  for (const [index, step] of steps.entries()) {
    if (left <= step && step > 0) {
      const [at, part] = [index * 2, left / step];
      return [
        line[at]! + (line[at + 2]! - line[at]!) * part,
        line[at + 1]! + (line[at + 3]! - line[at + 1]!) * part,
      ];
    }
    left -= step;
  }
  return [line.at(-2)!, line.at(-1)!];
}
