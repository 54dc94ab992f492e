import type { RoadPoint } from '../snapping/piece-index.js';

/** A part of an edge that is travelled. */
export interface LegEdge {
  readonly edge: number;
  /** From where to where, as shares of the edge. */
  readonly fromShare: number;
  readonly toShare: number;
  /** Milliseconds that the turn onto it takes. */
  readonly turnMs: number;
}

/** The way from one place to the next. */
export interface Leg {
  readonly from: RoadPoint;
  readonly to: RoadPoint;
  readonly edges: readonly LegEdge[];
  /** What was minimised. */
  readonly weight: number;
  readonly distanceM: number;
  readonly durationS: number;
}
