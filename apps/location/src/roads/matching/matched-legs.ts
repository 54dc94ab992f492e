import type { ProfileRoads } from '../routes/find-leg.js';
import type { Leg, LegEdge } from '../routes/leg.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import type { Candidate } from './candidates.js';
import type { Chosen } from './chain.js';

const PER_UNIT = 1000;

/** Finds the edges from one candidate to another; `one` counts the pairs. */
export type FindWay = (one: number, from: Candidate, to: Candidate) => LegEdge[] | null;

/** The legs between what was chosen, and where each position is: who stood still did not move. */
export function legsOf(
  roads: ProfileRoads,
  chosen: readonly Chosen[],
  findWay: FindWay,
): { legs: Leg[]; points: RoadPoint[] } {
  const legs: Leg[] = [];
  let from = went(chosen[0]!);
  const points = [from.point];
  for (let at = 1; at < chosen.length; at++) {
    const { layer, came } = chosen[at]!;
    let to = layer.candidates[came]!;
    const edges = findWay(at - 1, from, to) ?? [];
    if (edges.length === 0) to = { ...from, cost: to.cost };
    legs.push(legOf(roads, { edges, from: from.point, to: to.point }));
    points.push(to.point);
    from = edges.length === 0 ? turnedAt(roads, to, went(chosen[at]!)) : went(chosen[at]!);
  }
  return { legs, points };
}

const went = ({ layer, went: index }: Chosen): Candidate => layer.candidates[index]!;

/** Where one is, in the direction in which one goes on. */
function turnedAt({ graph: { edges } }: ProfileRoads, at: Candidate, next: Candidate): Candidate {
  const { edge } = next;
  if (edge === at.edge || edges.segment[edge] !== edges.segment[at.edge]) return at;
  return { ...at, edge, share: 1 - at.share };
}

function legOf(
  { network, graph }: ProfileRoads,
  { edges, from, to }: Pick<Leg, 'edges' | 'from' | 'to'>,
): Leg {
  let [lengthMm, tookMs, weight] = [0, 0, 0];
  for (const { edge, fromShare, toShare, turnMs } of edges) {
    const share = toShare - fromShare;
    lengthMm += network.lengthMm[graph.edges.segment[edge]!]! * share;
    tookMs += graph.edges.durationMs[edge]! * share + turnMs;
    weight += graph.edges.weight[edge]! * share + turnMs;
  }
  const [distanceM, durationS] = [lengthMm / PER_UNIT, tookMs / PER_UNIT];
  return { from, to, edges, weight: Math.round(weight), distanceM, durationS };
}
