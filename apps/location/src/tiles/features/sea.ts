import type { Position } from 'geojson';
import type { Bounds } from '../../maps/regions/region.entity.js';
import { borderPlace, nearestBorder, walkBorder } from './border.js';
import { polygons } from './polygons.js';

/**
 * The sea, out of the lines of coasts: land lies to the left of them, water to the right. Lines that end on the
 * map go on straight to its border, along which the sea is closed.
 * @param coasts lines that are joined already, see `joinCoasts`
 */
export function seaOf(coasts: readonly Position[][], bounds: Bounds): Position[][][] {
  const rings = coasts.filter(isClosed);
  const lines = coasts.filter((line) => !isClosed(line)).map((line) => toBorder(line, bounds));
  const islands = rings.filter((ring) => areaOf(ring) > 0);
  const lakes = rings.filter((ring) => areaOf(ring) < 0);
  const outer = [...closed(lines, bounds), ...lakes];
  // Islands alone lie in a sea that is everywhere else.
  if (lines.length === 0 && islands.length > 0) outer.push(walkBorder(0, 0, bounds));
  return polygons(outer, islands);
}

/** Follows each line to its end, and the border to the next line, until it is back. */
function closed(lines: readonly Position[][], bounds: Bounds): Position[][] {
  const left = new Set(lines);
  const begins = lines.map((line) => ({ line, at: borderPlace(line[0]!, bounds) }));
  const rings: Position[][] = [];
  for (const first of lines) {
    if (!left.has(first)) continue;
    const ring: Position[] = [];
    for (let line = first; left.has(line);) {
      left.delete(line);
      ring.push(...line);
      const from = borderPlace(line.at(-1)!, bounds);
      const ahead = (at: number): number => (at > from ? at - from : at - from + 4);
      const next = begins.toSorted((one, other) => ahead(one.at) - ahead(other.at))[0]!;
      ring.push(...walkBorder(from, next.at, bounds));
      line = next.line;
    }
    rings.push([...ring, ring[0]!]);
  }
  return rings;
}

function toBorder(line: readonly Position[], bounds: Bounds): Position[] {
  return [nearestBorder(line[0]!, bounds), ...line, nearestBorder(line.at(-1)!, bounds)];
}

const isClosed = (line: readonly Position[]): boolean =>
  line.length > 3 && line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1];

/** Twice the area, above 0 where it is drawn against the clock. */
function areaOf(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x! * nextY! - nextX! * y!;
  }, 0);
}
