import type { Hierarchy, UpwardArcs } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';

/** A node to begin or end at, and what it costs to be there. */
export interface Terminal {
  readonly node: number;
  readonly weight: number;
}

/** What was found: what it weighs, and the turns in their order. */
export interface FoundPath {
  readonly weight: number;
  readonly from: number;
  readonly to: number;
  /** Numbers of arcs of the graph that was contracted. */
  arcs(): Int32Array;
}

const UNREACHED = 0x7fff_ffff;

/** One of the two searches: distances and where they came from, by place. */
class Side {
  readonly distance: Int32Array;
  /** Distances of other searches do not count. */
  readonly seen: Int32Array;
  /** Index of the arc in its list by which a place was reached; -1 where it began. */
  readonly by: Int32Array;
  readonly before: Int32Array;
  readonly heap: IndexedHeap;

  constructor(nodes: number) {
    this.distance = new Int32Array(nodes);
    this.seen = new Int32Array(nodes);
    this.by = new Int32Array(nodes);
    this.before = new Int32Array(nodes);
    this.heap = new IndexedHeap(nodes);
  }

  reach(place: number, distance: number, search: number, by: number, before: number): void {
    if (this.seen[place] === search && this.distance[place]! <= distance) return;
    this.seen[place] = search;
    this.distance[place] = distance;
    this.by[place] = by;
    this.before[place] = before;
    this.heap.set(place, distance);
  }
}

/** Finds shortest paths in a hierarchy. Holds memory for one search at a time. */
export class HierarchySearch {
  readonly #forward: Side;
  readonly #backward: Side;
  #search = 0;

  constructor(readonly hierarchy: Hierarchy) {
    this.#forward = new Side(hierarchy.nodes);
    this.#backward = new Side(hierarchy.nodes);
  }

  /** The best path from one of the sources to one of the targets; null when there is none. Weights are at least 0. */
  find(sources: readonly Terminal[], targets: readonly Terminal[]): FoundPath | null {
    const { placeOf, up, down } = this.hierarchy;
    const search = ++this.#search;
    const [forward, backward] = [this.#forward, this.#backward];
    forward.heap.clear();
    backward.heap.clear();
    for (const { node, weight } of sources) forward.reach(placeOf[node]!, weight, search, -1, -1);
    for (const { node, weight } of targets) backward.reach(placeOf[node]!, weight, search, -1, -1);
    let best = UNREACHED;
    let middle = -1;
    const step = (side: Side, other: Side, climbs: UpwardArcs, falls: UpwardArcs): void => {
      const distance = side.heap.firstKey;
      if (distance >= best) return side.heap.clear();
      const place = side.heap.pop();
      if (other.seen[place] === search && distance + other.distance[place]! < best) {
        best = distance + other.distance[place]!;
        middle = place;
      }
      // Stall on demand: what is reached better from above is on no shortest path.
      for (let index = falls.start[place]!; index < falls.start[place + 1]!; index++) {
        const above = falls.to[index]!;
        if (side.seen[above] !== search) continue;
        if (side.distance[above]! + falls.weight[index]! < distance) return;
      }
      for (let index = climbs.start[place]!; index < climbs.start[place + 1]!; index++) {
        side.reach(climbs.to[index]!, distance + climbs.weight[index]!, search, index, place);
      }
    };
    while (forward.heap.size > 0 || backward.heap.size > 0) {
      if (forward.heap.size > 0) step(forward, backward, up, down);
      if (backward.heap.size > 0) step(backward, forward, down, up);
    }
    return middle < 0 ? null : this.#pathThrough(middle, best);
  }

  #pathThrough(middle: number, weight: number): FoundPath {
    const { nodeAt, up, down } = this.hierarchy;
    const climbed = follow(this.#forward, middle, up);
    const fell = follow(this.#backward, middle, down);
    climbed.arcs.reverse();
    return {
      weight,
      from: nodeAt[climbed.end]!,
      to: nodeAt[fell.end]!,
      arcs: () => this.#unpacked([...climbed.arcs, ...fell.arcs]),
    };
  }

  /** Shortcuts stand for two arcs each, which may be shortcuts too. */
  #unpacked(packed: readonly number[]): Int32Array {
    const { firstHalf, secondHalf } = this.hierarchy;
    const turns: number[] = [];
    const left = packed.toReversed();
    for (let arc = left.pop(); arc !== undefined; arc = left.pop()) {
      if (secondHalf[arc]! < 0) turns.push(firstHalf[arc]!);
      else left.push(secondHalf[arc]!, firstHalf[arc]!);
    }
    return Int32Array.from(turns);
  }
}

/** From the middle to where the search began. */
function follow(side: Side, middle: number, { arc }: UpwardArcs): { arcs: number[]; end: number } {
  const arcs: number[] = [];
  let place = middle;
  for (; side.by[place]! >= 0; place = side.before[place]!) arcs.push(arc[side.by[place]!]!);
  return { arcs, end: place };
}
