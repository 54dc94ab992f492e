import type { IsClosed } from '../hierarchy/guided-search.js';
import { HierarchySearch } from '../hierarchy/search.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import { LegFinder, type ProfileRoads } from './find-leg.js';
import type { Leg, LegEdge } from './leg.js';

/** How many ways there may be besides the best. */
export const MOST_ALTERNATIVES = 3;

/** Of the weight of the best. */
const MOST_LONGER = 1.25;
/** Of an alternative: how much of it may be on one of the others. */
const MOST_SHARED = 0.75;
/** Parts of a way that must be the best way between their ends, as a share of the best, and how nearly. */
const LOCAL_SHARE = 0.25;
const MOST_LOCALLY_LONGER = 1.1;
/** Roads that others use weigh so much more, each time they were used. */
const PENALTY = 0.4;
const TRIES_EACH = 5;
const MM_PER_M = 1000;

/**
 * Finds ways that differ from the best and are sensible: not much worse, different for a good part, and
 * with no needless detour. Roads of the ways that are known are made worse, and the best is looked for
 * anew (penalty method); limits as in the paper.
 * @see I. Abraham et al., "Alternative routes in road networks", 2013
 */
export class AlternativeFinder {
  readonly #legs: LegFinder;
  readonly #search: HierarchySearch;

  constructor(private readonly roads: ProfileRoads) {
    this.#legs = new LegFinder(roads);
    this.#search = new HierarchySearch(roads.hierarchy);
  }

  /**
   * The best way first; empty when there is none.
   * @param most how many besides the best: 0 to 3
   * @param isClosed of edges: where nobody goes this time
   */
  find(from: RoadPoint, to: RoadPoint, most: number, isClosed?: IsClosed): Leg[] {
    const best = this.#legs.find(from, to, isClosed);
    if (!best) return [];
    const found = [best];
    const used = new Map<number, number>();
    const use = ({ edges }: Leg) => {
      for (const { edge } of edges) used.set(edge, (used.get(edge) ?? 0) + 1);
    };
    use(best);
    const { weight } = this.roads.graph.edges;
    const moreOf = (edge: number) => Math.round((used.get(edge) ?? 0) * PENALTY * weight[edge]!);
    const wanted = Math.min(most, MOST_ALTERNATIVES);
    for (let tries = 0; found.length <= wanted && tries < wanted * TRIES_EACH; tries++) {
      const leg = this.#legs.find(from, to, isClosed, moreOf);
      if (!leg) break;
      use(leg);
      if (this.#isSensible(leg, { best, found, isClosed })) found.push(leg);
    }
    const [first, ...others] = found;
    return [first!, ...others.toSorted((one, other) => one.weight - other.weight)];
  }

  #isSensible(
    leg: Leg,
    { best, found, isClosed }: { best: Leg; found: readonly Leg[]; isClosed: IsClosed | undefined },
  ): boolean {
    if (leg.weight > best.weight * MOST_LONGER) return false;
    if (found.some((known) => this.sharedM(leg, known) > MOST_SHARED * leg.distanceM)) return false;
    return this.#isLocallyBest(leg, { withinWeight: best.weight * LOCAL_SHARE, isClosed });
  }

  /** Metres of a way that are on another, in the same direction. */
  sharedM(leg: Leg, other: Leg): number {
    const edges = new Set(other.edges.map(({ edge }) => edge));
    return leg.edges.reduce(
      (sum, one) => (edges.has(one.edge) ? sum + this.#lengthM(one) : sum),
      0,
    );
  }

  /** Looks at parts of the way, each beginning in the middle of the one before. */
  #isLocallyBest(
    { edges }: Leg,
    { withinWeight, isClosed }: { withinWeight: number; isClosed: IsClosed | undefined },
  ): boolean {
    // What is closed this time makes detours that are needed.
    if (isClosed) return true;
    const { weight } = this.roads.graph.edges;
    const turns = this.#turnWeights(edges);
    // At the end of each edge, from the end of the first.
    const along = [0];
    for (let at = 1; at < edges.length; at++) {
      along.push(along[at - 1]! + weight[edges[at]!.edge]! + turns[at]!);
    }
    let from = 0;
    while (from < edges.length - 2) {
      let to = from + 1;
      while (to < edges.length - 2 && along[to]! - along[from]! < withinWeight) to += 1;
      const known = along[to]! - along[from]!;
      const { edge: last } = edges[to]!;
      const ends = [last, ...(this.roads.graph.copies.get(last) ?? [])];
      const least = this.#search.find(
        [{ node: edges[from]!.edge, weight: 0 }],
        ends.map((node) => ({ node, weight: 0 })),
      );
      if (least && known > least.weight * MOST_LOCALLY_LONGER) return false;
      const half = along[from]! + withinWeight / 2;
      let next = from + 1;
      while (next < to && along[next]! < half) next += 1;
      from = next;
    }
    return true;
  }

  /** What turns between edges weigh besides the edges. */
  #turnWeights(edges: readonly LegEdge[]): number[] {
    const { out, arcTo, arcWeight, edgeOfNode, edges: all } = this.roads.graph;
    return edges.map(({ edge }, index) => {
      const before = edges[index - 1]?.edge;
      if (before === undefined) return 0;
      for (let at = out.start[before]!; at < out.start[before + 1]!; at++) {
        const arc = out.items[at]!;
        if (edgeOfNode[arcTo[arc]!] === edge) return arcWeight[arc]! - all.weight[edge]!;
      }
      return 0;
    });
  }

  #lengthM({ edge, fromShare, toShare }: LegEdge): number {
    const { network, graph } = this.roads;
    return (network.lengthMm[graph.edges.segment[edge]!]! / MM_PER_M) * (toShare - fromShare);
  }
}
