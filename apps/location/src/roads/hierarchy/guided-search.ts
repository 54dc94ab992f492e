import type { Adjacency } from '../turns/adjacency.js';
import type { Hierarchy, WeightedGraph } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';
import { Potentials, UNREACHABLE } from './potentials.js';
import type { Terminal } from './search.js';

/** Tells of a node of the graph whether nobody may go there now, from the one before if there is one. */
export type IsClosed = (node: number, before?: number) => boolean;

/** Tells of a node of the graph what it weighs more now: at least 0. */
export type MoreOf = (node: number) => number;

/**
 * Finds best paths round what is closed for one request, exactly: A* on the graph itself, guided by
 * what the hierarchy knows of it when nothing is closed, which is never too much.
 * @see B. Strasser, T. Zeitz, "A Fast and Tight Heuristic for A* in Road Networks", SEA 2021
 */
export class GuidedSearch {
  readonly #potentials: Potentials;
  readonly #weight: Int32Array;
  readonly #by: Int32Array;
  readonly #seen: Int32Array;
  readonly #heap: IndexedHeap;
  #search = 0;

  constructor(
    private readonly graph: WeightedGraph & { readonly out: Adjacency },
    private readonly hierarchy: Hierarchy,
  ) {
    this.#potentials = new Potentials(hierarchy);
    this.#weight = new Int32Array(graph.nodes);
    this.#by = new Int32Array(graph.nodes);
    this.#seen = new Int32Array(graph.nodes);
    this.#heap = new IndexedHeap(graph.nodes);
  }

  /**
   * The weight of the best path, where it begins and its arcs; null when there is none.
   * @param moreOf is in the weight that is found
   */
  find(
    sources: readonly Terminal[],
    targets: readonly Terminal[],
    isClosed: IsClosed,
    moreOf: MoreOf = () => 0,
  ): { weight: number; from: number; arcs: Int32Array } | null {
    const { placeOf } = this.hierarchy;
    const { arcFrom, arcTo, arcWeight, out } = this.graph;
    const [weights, by, seen, heap] = [this.#weight, this.#by, this.#seen, this.#heap];
    const search = ++this.#search;
    this.#potentials.aimAt(targets);
    const ends = new Map<number, number>();
    for (const { node, weight } of targets) {
      ends.set(node, Math.min(weight, ends.get(node) ?? Infinity));
    }
    const reach = (node: number, weight: number, arc: number): void => {
      if (seen[node] === search && weights[node]! <= weight) return;
      if (isClosed(node, arc < 0 ? undefined : arcFrom[arc]!)) return;
      const left = this.#potentials.at(placeOf[node]!);
      if (left >= UNREACHABLE) return;
      seen[node] = search;
      weights[node] = weight;
      by[node] = arc;
      heap.set(node, weight + left);
    };
    heap.clear();
    for (const { node, weight } of sources) reach(node, weight, -1);
    let best: { weight: number; at: number } | null = null;
    while (heap.size > 0 && heap.firstKey < (best?.weight ?? Infinity)) {
      const node = heap.pop();
      const weight = weights[node]!;
      const end = ends.get(node);
      if (end !== undefined && weight + end < (best?.weight ?? Infinity)) {
        best = { weight: weight + end, at: node };
      }
      for (let index = out.start[node]!; index < out.start[node + 1]!; index++) {
        const arc = out.items[index]!;
        const to = arcTo[arc]!;
        reach(to, weight + arcWeight[arc]! + moreOf(to), arc);
      }
    }
    if (!best) return null;
    const arcs: number[] = [];
    let at = best.at;
    for (; by[at]! >= 0; at = arcFrom[by[at]!]!) arcs.push(by[at]!);
    return { weight: best.weight, from: at, arcs: Int32Array.from(arcs.toReversed()) };
  }
}
