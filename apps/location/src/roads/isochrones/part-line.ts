import { RADIANS } from '../../earth.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { LatLon } from '../routes/leg-shape.js';
import type { ReachedPart } from './reached-parts.js';

const DEGREES = 1e-7;

/** The line of a part of an edge, its ends included; at least two points. */
export function lineOfPart(
  { network, graph: { edges } }: ProfileRoads,
  { edge, fromShare, toShare }: Pick<ReachedPart, 'edge' | 'fromShare' | 'toShare'>,
): LatLon[] {
  const { shapeStart, shapeLat, shapeLon } = network;
  const segment = edges.segment[edge]!;
  const [first, end] = [shapeStart[segment]!, shapeStart[segment + 1]!];
  const points = Array.from({ length: end - first }, (_, index): LatLon => [
    shapeLat[first + index]! * DEGREES,
    shapeLon[first + index]! * DEGREES,
  ]);
  if (edges.isReversed[edge] === 1) points.reverse();
  if (fromShare <= 0 && toShare >= 1) return points;
  const squeeze = Math.cos(points[0]![0] * RADIANS);
  const along = [0];
  for (let at = 1; at < points.length; at++) {
    const [north, east] = [0, 1].map((axis) => points[at]![axis]! - points[at - 1]![axis]!);
    along.push(along[at - 1]! + Math.hypot(north!, east! * squeeze));
  }
  const total = along.at(-1)!;
  const [from, to] = [fromShare * total, toShare * total];
  const inner = points.filter((_, at) => along[at]! > from && along[at]! < to);
  return [pointAt(points, along, from), ...inner, pointAt(points, along, to)];
}

function pointAt(points: readonly LatLon[], along: readonly number[], at: number): LatLon {
  const next = Math.max(
    1,
    along.findIndex((one) => one >= at),
  );
  const [before, after] = [points[next - 1]!, points[next] ?? points[next - 1]!];
  const step = (along[next] ?? 0) - along[next - 1]!;
  const share = step > 0 ? Math.min(1, (at - along[next - 1]!) / step) : 0;
  return [before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share];
}
