import type { Hierarchy, UpwardArcs, WeightedGraph } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';
import { ShortcutGraph } from './shortcut-graph.js';
import { WitnessSearch } from './witness-search.js';

/** Nodes that a search for a way round settles: to estimate, and when it is decided. */
const SETTLED_TO_ESTIMATE = 60;
const SETTLED_TO_DECIDE = 1000;
/** Neighbours that are looked at again at once; of more, only now and then. */
const MOST_NEIGHBOURS = 12;
const STEPS_BETWEEN_TELLING = 4096;

/** How the contraction goes on, from 0 to 1; may throw to end it. */
export type OnContracted = (share: number) => void;

/** Builds the hierarchy of a graph: the least important node goes first, over and over. */
export function contract(graph: WeightedGraph, onContracted?: OnContracted): Hierarchy {
  const { nodes } = graph;
  const arcs = new ShortcutGraph(graph);
  const witness = new WitnessSearch(arcs, nodes);
  const depth = new Int32Array(nodes);
  const isDone = new Uint8Array(nodes);
  const order = new Int32Array(nodes);
  const queue = new IndexedHeap(nodes);
  // What it adds less what it takes away, and how deep it lies already: that keeps the hierarchy flat.
  const importance = (node: number): number => {
    const added = witness.shortcuts(node, SETTLED_TO_ESTIMATE);
    return 100 * (2 * added - witness.arcsOfNode + depth[node]!);
  };
  for (let node = 0; node < nodes; node++) queue.set(node, importance(node));

  const wanted: number[] = [];
  const neighbours = new Set<number>();
  for (let rank = 0; rank < nodes; rank++) {
    if (rank % STEPS_BETWEEN_TELLING === 0) onContracted?.(rank / nodes);
    const node = leastImportant(queue, importance);
    wanted.length = 0;
    witness.shortcuts(node, SETTLED_TO_DECIDE, (into, out, weight) =>
      wanted.push(into, out, weight),
    );
    isDone[node] = 1;
    order[rank] = node;
    arcs.detach(node);
    neighbours.clear();
    for (let arc = arcs.firstOut[node]!; arc >= 0; arc = arcs.nextOut[arc]!) {
      neighbours.add(arcs.to[arc]!);
    }
    for (let arc = arcs.firstIn[node]!; arc >= 0; arc = arcs.nextIn[arc]!) {
      neighbours.add(arcs.from[arc]!);
    }
    for (let index = 0; index < wanted.length; index += 3) {
      const [into, out] = [wanted[index]!, wanted[index + 1]!];
      arcs.add(arcs.from[into]!, arcs.to[out]!, wanted[index + 2]!, into, out);
    }
    const looksAgain = neighbours.size <= MOST_NEIGHBOURS || rank % 8 === 0;
    for (const other of neighbours) {
      depth[other] = Math.max(depth[other]!, depth[node]! + 1);
      if (looksAgain && isDone[other] === 0) queue.set(other, importance(other));
    }
  }
  return arranged(arcs, order);
}

/** Importance grows while others are contracted: it is looked at once more before it counts. */
function leastImportant(queue: IndexedHeap, importance: (node: number) => number): number {
  for (;;) {
    const node = queue.pop();
    const before = queue.keyOf(node);
    const now = importance(node);
    if (now <= before || queue.size === 0 || now <= queue.firstKey) return node;
    queue.set(node, now);
  }
}

/** Puts the arcs that are left at each node into lists, in the order of importance. */
function arranged(arcs: ShortcutGraph, order: Int32Array): Hierarchy {
  const nodes = order.length;
  const nodeAt = order.toReversed();
  const placeOf = new Int32Array(nodes);
  nodeAt.forEach((node, place) => {
    placeOf[node] = place;
  });
  const { firstOut, nextOut, firstIn, nextIn, from, to, weight } = arcs;
  const lists = (first: Int32Array, next: Int32Array, other: Int32Array): UpwardArcs => {
    const start = new Int32Array(nodes + 1);
    const kept: number[] = [];
    for (let place = 0; place < nodes; place++) {
      for (let arc = first[nodeAt[place]!]!; arc >= 0; arc = next[arc]!) kept.push(arc);
      start[place + 1] = kept.length;
    }
    return {
      start,
      to: Int32Array.from(kept, (arc) => placeOf[other[arc]!]!),
      weight: Int32Array.from(kept, (arc) => weight[arc]!),
      arc: Int32Array.from(kept),
    };
  };
  return {
    nodes,
    placeOf,
    nodeAt,
    up: lists(firstOut, nextOut, to),
    down: lists(firstIn, nextIn, from),
    firstHalf: arcs.firstHalf.slice(0, arcs.arcs),
    secondHalf: arcs.secondHalf.slice(0, arcs.arcs),
  };
}
