import type { Hierarchy } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';
import type { Terminal } from './search.js';

/** No target is come to from there. */
export const UNREACHABLE = 0x3fff_ffff;

/** What it weighs at least from a place to the nearest of the targets; worked out where it is asked for. */
export class Potentials {
  readonly #fromAbove: Int32Array;
  readonly #isFromAbove: Int32Array;
  readonly #known: Int32Array;
  readonly #isKnown: Int32Array;
  readonly #heap: IndexedHeap;
  #aim = 0;

  constructor(private readonly hierarchy: Hierarchy) {
    const { nodes } = hierarchy;
    this.#fromAbove = new Int32Array(nodes);
    this.#isFromAbove = new Int32Array(nodes);
    this.#known = new Int32Array(nodes);
    this.#isKnown = new Int32Array(nodes);
    this.#heap = new IndexedHeap(nodes);
  }

  /** Looks from the targets upwards. */
  aimAt(targets: readonly Terminal[]): void {
    const { placeOf, down } = this.hierarchy;
    const [distance, isReached, heap] = [this.#fromAbove, this.#isFromAbove, this.#heap];
    const aim = ++this.#aim;
    const reach = (place: number, weight: number): void => {
      if (isReached[place] === aim && distance[place]! <= weight) return;
      isReached[place] = aim;
      distance[place] = weight;
      heap.set(place, weight);
    };
    heap.clear();
    for (const { node, weight } of targets) reach(placeOf[node]!, weight);
    while (heap.size > 0) {
      const weight = heap.firstKey;
      const place = heap.pop();
      for (let index = down.start[place]!; index < down.start[place + 1]!; index++) {
        reach(down.to[index]!, weight + down.weight[index]!);
      }
    }
  }

  /** By the place of a node; `UNREACHABLE` or more when there is no way. */
  at(place: number): number {
    if (this.#isKnown[place] === this.#aim) return this.#known[place]!;
    const { up } = this.hierarchy;
    let least = this.#isFromAbove[place] === this.#aim ? this.#fromAbove[place]! : UNREACHABLE;
    // What is above is less deep each time: the recursion ends soon.
    for (let index = up.start[place]!; index < up.start[place + 1]!; index++) {
      least = Math.min(least, this.at(up.to[index]!) + up.weight[index]!);
    }
    this.#isKnown[place] = this.#aim;
    this.#known[place] = least;
    return least;
  }
}
