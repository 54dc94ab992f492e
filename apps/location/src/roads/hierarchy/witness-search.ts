import { IndexedHeap } from './indexed-heap.js';
import type { ShortcutGraph } from './shortcut-graph.js';

/** A shortcut that contracting a node asks for: two arcs in one. */
export type OnShortcut = (arcIn: number, arcOut: number, weight: number) => void;

/** Finds out which shortcuts a node leaves behind: those for which there is no way round it that is as short. */
export class WitnessSearch {
  readonly #heap: IndexedHeap;
  readonly #distance: Int32Array;
  /** Distances of other searches do not count: each search has a number. */
  readonly #seen: Int32Array;
  readonly #wanted: Int32Array;
  #search = 0;
  /** Arcs that the last node had. */
  arcsOfNode = 0;

  constructor(
    private readonly graph: ShortcutGraph,
    nodes: number,
  ) {
    this.#heap = new IndexedHeap(nodes);
    this.#distance = new Int32Array(nodes);
    this.#seen = new Int32Array(nodes);
    this.#wanted = new Int32Array(nodes);
  }

  /** Gives the number of shortcuts. What a search with a limit does not find costs a shortcut too many, and is never wrong. */
  shortcuts(node: number, mostSettled: number, onShortcut?: OnShortcut): number {
    const { graph } = this;
    let count = 0;
    let outgoing = 0;
    let incoming = 0;
    for (let arc = graph.firstOut[node]!; arc >= 0; arc = graph.nextOut[arc]!) outgoing += 1;
    for (let into = graph.firstIn[node]!; into >= 0; into = graph.nextIn[into]!) {
      incoming += 1;
      if (outgoing === 0) continue;
      const source = graph.from[into]!;
      const weight = graph.weight[into]!;
      if (!this.#explore(source, node, weight, mostSettled)) continue;
      for (let out = graph.firstOut[node]!; out >= 0; out = graph.nextOut[out]!) {
        const target = graph.to[out]!;
        if (target === source) continue;
        const through = weight + graph.weight[out]!;
        if (this.#seen[target] === this.#search && this.#distance[target]! <= through) continue;
        count += 1;
        onShortcut?.(into, out, through);
      }
    }
    this.arcsOfNode = incoming + outgoing;
    return count;
  }

  /** Distances from a source that do not touch the node; false when there is nothing to look for. */
  #explore(source: number, node: number, weightIn: number, mostSettled: number): boolean {
    const { graph } = this;
    const search = ++this.#search;
    const [heap, distance, seen, wanted] = [this.#heap, this.#distance, this.#seen, this.#wanted];
    let left = 0;
    let longest = 0;
    for (let out = graph.firstOut[node]!; out >= 0; out = graph.nextOut[out]!) {
      if (graph.to[out] === source) continue;
      wanted[graph.to[out]!] = search;
      left += 1;
      longest = Math.max(longest, graph.weight[out]!);
    }
    if (left === 0) return false;
    const limit = weightIn + longest;
    heap.clear();
    distance[source] = 0;
    seen[source] = search;
    heap.set(source, 0);
    for (let settled = 0; heap.size > 0 && settled < mostSettled && left > 0; settled++) {
      const reached = heap.firstKey;
      if (reached > limit) break;
      const at = heap.pop();
      if (wanted[at] === search) left -= 1;
      for (let arc = graph.firstOut[at]!; arc >= 0; arc = graph.nextOut[arc]!) {
        const to = graph.to[arc]!;
        const next = reached + graph.weight[arc]!;
        if (to === node || next > limit) continue;
        if (seen[to] === search && distance[to]! <= next) continue;
        seen[to] = search;
        distance[to] = next;
        heap.set(to, next);
      }
    }
    return true;
  }
}
