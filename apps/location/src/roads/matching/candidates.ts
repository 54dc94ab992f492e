import { edgePointsAt } from '../routes/terminals.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import type { Snapper } from '../snapping/snap.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import { accuracyOf, type MatchOptions, type TracePoint } from './match-options.js';

const LEAST_TIMES = 2;
const MOST_RADIUS_M = 200;

/** Where one may have been, and in which direction. */
export interface Candidate {
  readonly point: RoadPoint;
  readonly edge: number;
  /** How far along the edge, from 0 to 1. */
  readonly share: number;
  /** How unlikely the distance makes it: the negative logarithm. */
  readonly cost: number;
}

/** The places on roads that a position may stand for: a normal distribution around each. */
export function candidatesOf(
  position: TracePoint,
  of: { snapper: Snapper; graph: TurnGraph; options: MatchOptions },
): Candidate[] {
  const { lat, lon } = position;
  const { candidates, radiusM } = of.options;
  const accuracyM = accuracyOf(position, of.options);
  // Who is less exact than most may be further from the road.
  const withinM = Math.max(radiusM, Math.min(MOST_RADIUS_M, LEAST_TIMES * accuracyM));
  return of.snapper.near(lat, lon, candidates, withinM).flatMap((point) =>
    edgePointsAt(of.graph, point).map(({ edge, share }) => ({
      point,
      edge,
      share,
      cost: 0.5 * (point.distanceM / accuracyM) ** 2,
    })),
  );
}
