import type { ArcTotals } from './arc-totals.js';
import { Buckets } from './buckets.js';
import type { Hierarchy, UpwardArcs } from './hierarchy.js';
import { IndexedHeap } from './indexed-heap.js';
import type { Terminal } from './search.js';

/** There is no way. */
export const NO_WAY = -1;

/** Where a search begins or ends, with what is left of the edge there. May be negative but for the weight. */
export interface MeasuredTerminal extends Terminal {
  readonly durationMs: number;
  readonly lengthDm: number;
}

/** By row of sources. `weight` is `NO_WAY` where there is no way; the others are of the path of that weight. */
export interface Table {
  readonly weight: Float64Array;
  readonly durationMs: Float64Array;
  readonly lengthDm: Float64Array;
}

/**
 * What the best paths weigh between all sources and all targets: each target leaves what it costs to
 * come to it at every node that its search climbs to, and each source collects it there.
 * @see S. Knopp et al., "Computing Many-to-Many Shortest Paths Using Highway Hierarchies", ALENEX 2007
 */
export class ManyToMany {
  readonly #weight: Int32Array;
  readonly #durationMs: Int32Array;
  readonly #lengthDm: Int32Array;
  readonly #seen: Int32Array;
  readonly #heap: IndexedHeap;
  #search = 0;

  constructor(
    private readonly hierarchy: Hierarchy,
    private readonly totals: ArcTotals,
  ) {
    const { nodes } = hierarchy;
    this.#weight = new Int32Array(nodes);
    this.#durationMs = new Int32Array(nodes);
    this.#lengthDm = new Int32Array(nodes);
    this.#seen = new Int32Array(nodes);
    this.#heap = new IndexedHeap(nodes);
  }

  /** @param sources where each row begins, and @param targets where each column ends: several nodes for one place */
  table(
    sources: readonly (readonly MeasuredTerminal[])[],
    targets: readonly (readonly MeasuredTerminal[])[],
  ): Table {
    const { up, down, nodes } = this.hierarchy;
    const buckets = new Buckets(nodes);
    targets.forEach((terminals, column) => {
      this.#climb(terminals, down, up, (place) =>
        buckets.add(place, {
          column,
          weight: this.#weight[place]!,
          durationMs: this.#durationMs[place]!,
          lengthDm: this.#lengthDm[place]!,
        }),
      );
    });
    const { column, weight, durationMs, lengthDm, next } = buckets.done();
    const cells = sources.length * targets.length;
    const table = {
      weight: new Float64Array(cells).fill(NO_WAY),
      durationMs: new Float64Array(cells),
      lengthDm: new Float64Array(cells),
    };
    sources.forEach((terminals, row) => {
      const first = row * targets.length;
      this.#climb(terminals, up, down, (place) => {
        const here = this.#weight[place]!;
        for (let index = buckets.first[place]!; index >= 0; index = next[index]!) {
          const cell = first + column[index]!;
          const total = here + weight[index]!;
          if (table.weight[cell] !== NO_WAY && total >= table.weight[cell]!) continue;
          table.weight[cell] = total;
          table.durationMs[cell] = this.#durationMs[place]! + durationMs[index]!;
          table.lengthDm[cell] = this.#lengthDm[place]! + lengthDm[index]!;
        }
      });
    });
    return table;
  }

  /** All that is above where a search begins, but for what is reached better from higher up. */
  #climb(
    terminals: readonly MeasuredTerminal[],
    climbs: UpwardArcs,
    falls: UpwardArcs,
    onSettled: (place: number) => void,
  ): void {
    const [weights, seen, heap] = [this.#weight, this.#seen, this.#heap];
    const [durationsMs, lengthsDm] = [this.#durationMs, this.#lengthDm];
    const { totals } = this;
    const search = ++this.#search;
    const reach = (place: number, weight: number, durationMs: number, lengthDm: number): void => {
      if (seen[place] === search && weights[place]! <= weight) return;
      seen[place] = search;
      weights[place] = weight;
      durationsMs[place] = durationMs;
      lengthsDm[place] = lengthDm;
      heap.set(place, weight);
    };
    heap.clear();
    for (const { node, weight, durationMs, lengthDm } of terminals) {
      reach(this.hierarchy.placeOf[node]!, weight, durationMs, lengthDm);
    }
    while (heap.size > 0) {
      const weight = heap.firstKey;
      const place = heap.pop();
      if (isStalled(falls, { place, weight, search, weights, seen })) continue;
      onSettled(place);
      const [durationMs, lengthDm] = [durationsMs[place]!, lengthsDm[place]!];
      for (let index = climbs.start[place]!; index < climbs.start[place + 1]!; index++) {
        const arc = climbs.arc[index]!;
        const more = totals.durationMs[arc]!;
        const further = totals.lengthDm[arc]!;
        reach(
          climbs.to[index]!,
          weight + climbs.weight[index]!,
          durationMs + more,
          lengthDm + further,
        );
      }
    }
  }
}

/** Whether a place is reached better from above: then it is on no shortest path that is wanted. */
function isStalled(
  falls: UpwardArcs,
  at: { place: number; weight: number; search: number; weights: Int32Array; seen: Int32Array },
): boolean {
  for (let index = falls.start[at.place]!; index < falls.start[at.place + 1]!; index++) {
    const above = falls.to[index]!;
    if (at.seen[above] !== at.search) continue;
    if (at.weights[above]! + falls.weight[index]! < at.weight) return true;
  }
  return false;
}
