import type { RoadNetwork } from '../network/road-network.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import type { Hierarchy } from './hierarchy.js';

/** What arcs of a hierarchy take and how long they are, besides what they weigh: by number of the arc. */
export interface ArcTotals {
  readonly durationMs: Int32Array;
  readonly lengthDm: Int32Array;
}

const MM_PER_DM = 100;

/** A shortcut takes what its halves take; halves come before it. */
export function arcTotals(network: RoadNetwork, graph: TurnGraph, hierarchy: Hierarchy): ArcTotals {
  const { firstHalf, secondHalf } = hierarchy;
  const durationMs = new Int32Array(firstHalf.length);
  const lengthDm = new Int32Array(firstHalf.length);
  const { edges, edgeOfNode, arcTo, turnMs } = graph;
  for (let arc = 0; arc < firstHalf.length; arc++) {
    const [first, second] = [firstHalf[arc]!, secondHalf[arc]!];
    if (second < 0) {
      const edge = edgeOfNode[arcTo[first]!]!;
      durationMs[arc] = turnMs[first]! + edges.durationMs[edge]!;
      lengthDm[arc] = Math.round(network.lengthMm[edges.segment[edge]!]! / MM_PER_DM);
    } else {
      durationMs[arc] = durationMs[first]! + durationMs[second]!;
      lengthDm[arc] = lengthDm[first]! + lengthDm[second]!;
    }
  }
  return { durationMs, lengthDm };
}
