import type { EdgePoint } from '../routes/terminals.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import type { IsClosed } from './guided-search.js';
import { IndexedHeap } from './indexed-heap.js';

/** What is counted: milliseconds or millimetres. */
export interface SearchCosts {
  /** By edge, for all of it. */
  readonly edge: Int32Array;
  /** By arc, for the turn alone; null when turns cost nothing. */
  readonly turn: Int32Array | null;
}

/** An edge that was come to. */
export interface ReachedEdge {
  readonly edge: number;
  /** What it costs to be at its beginning. */
  readonly start: number;
}

/**
 * Dijkstra's algorithm from a place on the roads to all edges whose beginning costs no more than a limit.
 * Holds memory for one search at a time.
 */
export class BoundedSearch {
  readonly #start: Int32Array;
  readonly #by: Int32Array;
  readonly #before: Int32Array;
  readonly #seen: Int32Array;
  readonly #heap: IndexedHeap;
  #states: number[] = [];
  #isClosed: IsClosed | undefined;
  #search = 0;

  /**
   * @param isForVisitors of edges: who enters them from others does not come out again, as they are no way through
   */
  constructor(
    private readonly graph: TurnGraph,
    private readonly costs: SearchCosts,
    private readonly isForVisitors?: (edge: number) => boolean,
  ) {
    // Who is a visitor by now is in the upper half of the states.
    const states = graph.nodes * (isForVisitors ? 2 : 1);
    this.#start = new Int32Array(states);
    this.#by = new Int32Array(states);
    this.#before = new Int32Array(states);
    this.#seen = new Int32Array(states);
    this.#heap = new IndexedHeap(states);
  }

  /**
   * Looks from one of the points; what was found before is forgotten. The edges of the points themselves are come to only by a way round.
   * @param isClosed of edges: where nobody goes this time
   */
  run(points: readonly EdgePoint[], limit: number, isClosed?: IsClosed): void {
    const { edge: costOf } = this.costs;
    const [heap, starts] = [this.#heap, this.#start];
    this.#search += 1;
    this.#states = [];
    this.#isClosed = isClosed;
    heap.clear();
    for (const { edge, share } of points) {
      this.#leave(edge, { end: (1 - share) * costOf[edge]!, limit, before: -1 });
    }
    while (heap.size > 0) {
      const state = heap.pop();
      this.#states.push(state);
      const edge = this.graph.edgeOfNode[state % this.graph.nodes]!;
      this.#leave(state, { end: starts[state]! + costOf[edge]!, limit, before: state });
    }
  }

  /** What was come to, the nearest first; an edge may be there twice. */
  reached(): ReachedEdge[] {
    const { nodes, edgeOfNode } = this.graph;
    return this.#states.map((state) => ({
      edge: edgeOfNode[state % nodes]!,
      start: this.#start[state]!,
    }));
  }

  /** What it costs to come to the beginning of an edge; Infinity when that is beyond the limit. */
  startOf(edge: number): number {
    const state = this.#bestOf(edge);
    return state < 0 ? Infinity : this.#start[state]!;
  }

  /** The turns by which one comes to an edge, in their order; null when it is beyond the limit. */
  arcsTo(edge: number): number[] | null {
    const arcs: number[] = [];
    let state = this.#bestOf(edge);
    if (state < 0) return null;
    for (; state >= 0; state = this.#before[state]!) arcs.push(this.#by[state]!);
    return arcs.toReversed();
  }

  #bestOf(edge: number): number {
    const { nodes, copies } = this.graph;
    const places = [edge, ...(copies.get(edge) ?? [])];
    const states = this.isForVisitors ? places.flatMap((place) => [place, place + nodes]) : places;
    let best = -1;
    for (const state of states) {
      if (this.#seen[state] !== this.#search) continue;
      if (best < 0 || this.#start[state]! < this.#start[best]!) best = state;
    }
    return best;
  }

  #leave(
    from: number,
    { end, limit, before }: { end: number; limit: number; before: number },
  ): void {
    const { nodes, out, arcTo, edgeOfNode } = this.graph;
    const { turn } = this.costs;
    const isFromVisitors = this.isForVisitors?.(edgeOfNode[from % nodes]!) ?? false;
    const isVisitor = from >= nodes;
    const node = from % nodes;
    for (let index = out.start[node]!; index < out.start[node + 1]!; index++) {
      const arc = out.items[index]!;
      const start = Math.round(end + (turn ? turn[arc]! : 0));
      if (start > limit) continue;
      const to = arcTo[arc]!;
      if (this.#isClosed?.(edgeOfNode[to]!, edgeOfNode[node])) continue;
      let state = to;
      if (this.isForVisitors) {
        const isToVisitors = this.isForVisitors(edgeOfNode[to]!);
        if (isVisitor && !isToVisitors) continue;
        if (isVisitor || (isToVisitors && !isFromVisitors)) state += nodes;
      }
      if (this.#seen[state] === this.#search && this.#start[state]! <= start) continue;
      this.#seen[state] = this.#search;
      this.#start[state] = start;
      this.#by[state] = arc;
      this.#before[state] = before;
      this.#heap.set(state, start);
    }
  }
}
