import type { Adjacency } from '../turns/adjacency.js';
import type { WeightedGraph } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';
import type { Terminal } from './search.js';

/**
 * Dijkstra's algorithm on the graph itself: slow, and plain enough to judge the hierarchy by. With
 * `isClosed` it finds the way round what is closed for one request.
 * @see E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959
 */
export class PlainSearch {
  readonly #distance: Int32Array;
  readonly #by: Int32Array;
  readonly #seen: Int32Array;
  readonly #heap: IndexedHeap;
  #search = 0;

  constructor(
    private readonly graph: WeightedGraph & { readonly out: Adjacency },
    private readonly isClosed: (node: number) => boolean = () => false,
  ) {
    this.#distance = new Int32Array(graph.nodes);
    this.#by = new Int32Array(graph.nodes);
    this.#seen = new Int32Array(graph.nodes);
    this.#heap = new IndexedHeap(graph.nodes);
  }

  /** What the best path weighs, and its arcs; null when there is none. */
  find(
    sources: readonly Terminal[],
    targets: readonly Terminal[],
  ): { weight: number; arcs: number[] } | null {
    const { arcFrom, arcTo, arcWeight, out } = this.graph;
    const [distance, by, seen, heap] = [this.#distance, this.#by, this.#seen, this.#heap];
    const search = ++this.#search;
    const ends = new Map<number, number>();
    for (const { node, weight } of targets) {
      ends.set(node, Math.min(weight, ends.get(node) ?? Infinity));
    }
    const reach = (node: number, weight: number, arc: number): void => {
      if (seen[node] === search && distance[node]! <= weight) return;
      seen[node] = search;
      distance[node] = weight;
      by[node] = arc;
      heap.set(node, weight);
    };
    heap.clear();
    for (const { node, weight } of sources) reach(node, weight, -1);
    let best: { weight: number; at: number } | null = null;
    while (heap.size > 0 && heap.firstKey < (best?.weight ?? Infinity)) {
      const weight = heap.firstKey;
      const node = heap.pop();
      const end = ends.get(node);
      if (end !== undefined && weight + end < (best?.weight ?? Infinity)) {
        best = { weight: weight + end, at: node };
      }
      for (let index = out.start[node]!; index < out.start[node + 1]!; index++) {
        const arc = out.items[index]!;
        const to = arcTo[arc]!;
        if (!this.isClosed(to)) reach(to, weight + arcWeight[arc]!, arc);
      }
    }
    if (!best) return null;
    const arcs: number[] = [];
    for (let arc = by[best.at]!; arc >= 0; arc = by[arcFrom[arc]!]!) arcs.push(arc);
    return { weight: best.weight, arcs: arcs.toReversed() };
  }
}
