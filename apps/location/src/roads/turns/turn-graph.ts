import { NODE_FLAGS, type RoadNetwork } from '../network/road-network.js';
import { growing } from '../network/growing-array.js';
import type { Profile } from '../profiles/profile.js';
import { type Adjacency, adjacencyOf } from './adjacency.js';
import { type DirectedEdges, directedEdges, type Metric } from './directed-edges.js';
import { RestrictedTurns } from './restricted-turns.js';
import { arrivingDeg, leavingDeg, turnDeg } from './turn-angle.js';
import { splitForWays } from './via-ways.js';

/** Milliseconds that nobody pays who has to do there: who enters only to get through goes round. */
const VISIT_PENALTY_MS = 600_000;

/**
 * What routes are searched in: its nodes are edges of the network, its arcs are turns, so that what
 * a turn costs or forbids is as exact as the rest. Nodes beyond the edges are copies of edges, on
 * which one comes by a turn that limits how one may go on.
 */
export interface TurnGraph {
  readonly edges: DirectedEdges;
  readonly nodes: number;
  /** By node: the edge that it is, or is a copy of. */
  readonly edgeOfNode: Int32Array;
  /** By edge: its copies. */
  readonly copies: ReadonlyMap<number, readonly number[]>;
  readonly arcFrom: Int32Array;
  readonly arcTo: Int32Array;
  /** What the turn and the edge after it cost; at least 1. */
  readonly arcWeight: Int32Array;
  /** What the turn alone takes. */
  readonly turnMs: Int32Array;
  readonly out: Adjacency;
}

/** Lists all turns that a profile may take. */
export function turnGraph(network: RoadNetwork, profile: Profile, metric: Metric): TurnGraph {
  const edges = directedEdges(network, profile.name, metric);
  const leaving = adjacencyOf(network.nodeLat.length, edges.from);
  const restricted = new RestrictedTurns(network, profile);
  const blocked = network.blocked[profile.name]!;
  const visitors = network.uses[profile.name]!.isForVisitors;
  const [arcFrom, arcTo, arcWeight, turnMs] = [
    growing.int32(),
    growing.int32(),
    growing.int32(),
    growing.int32(),
  ];
  const leavesAt = Float32Array.from({ length: edges.count }, (_, edge) =>
    leavingDeg(network, edges, edge),
  );
  for (let edge = 0; edge < edges.count; edge++) {
    const node = edges.to[edge]!;
    const way = network.segmentWay[edges.segment[edge]!]!;
    const arrivesAt = arrivingDeg(network, edges, edge);
    const [first, end] = [leaving.start[node]!, leaving.start[node + 1]!];
    const roads = end - first;
    const hasTrafficLight = (network.nodeFlags[node]! & NODE_FLAGS.trafficLight) !== 0;
    for (let index = first; index < end; index++) {
      const next = leaving.items[index]!;
      const isUTurn = edges.segment[next] === edges.segment[edge];
      // One turns round where there is nothing else to do.
      if (isUTurn ? roads > 1 && blocked[node] === 0 : blocked[node] === 1) continue;
      const nextWay = network.segmentWay[edges.segment[next]!]!;
      if (!restricted.allows(node, way, nextWay)) continue;
      const angleDeg = turnDeg(arrivesAt, leavesAt[next]!);
      const took = Math.round(profile.turnS({ angleDeg, isUTurn, roads, hasTrafficLight }) * 1000);
      const isIntrusion = visitors[nextWay] === 1 && visitors[way] === 0;
      const cost = metric === 'time' ? took + (isIntrusion ? VISIT_PENALTY_MS : 0) : 0;
      arcFrom.push(edge);
      arcTo.push(next);
      arcWeight.push(cost + edges.weight[next]!);
      turnMs.push(took);
    }
  }
  const arcs = {
    arcFrom: arcFrom.done(),
    arcTo: arcTo.done(),
    arcWeight: arcWeight.done(),
    turnMs: turnMs.done(),
  };
  return splitForWays(network, edges, { arcs, restrictions: restricted.overWays });
}
