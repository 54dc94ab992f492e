import { BoundedSearch } from '../hierarchy/bounded-search.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { LegEdge } from '../routes/leg.js';
import type { Candidate } from './candidates.js';
import type { MatchOptions } from './match-options.js';

const MM_PER_M = 1000;
/** Ways that are longer than this many times the straight line, and some metres, were not travelled. */
const MOST_TIMES = 3;
const MOST_MORE_M = 300;
/** Who stands still seems to move a little, back too. */
const STILL_TIMES = 3;

/** Looks for ways by their length. Holds memory for one search at a time. */
export class LengthSearch {
  readonly lengthMm: Int32Array;
  readonly search: BoundedSearch;

  constructor({ network, graph }: ProfileRoads) {
    this.lengthMm = graph.edges.segment.map((segment) => network.lengthMm[segment]!);
    this.search = new BoundedSearch(graph, { edge: this.lengthMm, turn: null });
  }
}

/** What lies between two positions of a trace. */
export class Transitions {
  readonly #search: BoundedSearch;
  readonly #lengthMm: Int32Array;

  constructor(
    private readonly roads: ProfileRoads,
    private readonly options: MatchOptions,
    { search, lengthMm }: LengthSearch,
  ) {
    this.#search = search;
    this.#lengthMm = lengthMm;
  }

  /**
   * How unlikely it is to come from one candidate to each of others: the negative logarithm of an
   * exponential distribution of how much longer the way is than the straight line; Infinity when too long.
   */
  costs(from: Candidate, others: readonly Candidate[], apartM: number): number[] {
    this.#look(from, apartM);
    return others.map((other) => {
      const lengthM = this.#lengthTo(from, other);
      return Math.abs(lengthM - apartM) / this.options.detourM;
    });
  }

  /** The edges from one candidate to another; null when there is no way. Empty when one stays where one is. */
  way(from: Candidate, to: Candidate, apartM: number): LegEdge[] | null {
    if (this.#isStill(from, to)) return [];
    if (this.#isAhead(from, to)) {
      return [{ edge: from.edge, fromShare: from.share, toShare: to.share, turnMs: 0 }];
    }
    this.#look(from, apartM);
    const arcs = this.#search.arcsTo(to.edge);
    if (!arcs) return null;
    const { arcTo, edgeOfNode, turnMs } = this.roads.graph;
    return [
      { edge: from.edge, fromShare: from.share, toShare: 1, turnMs: 0 },
      ...arcs.map((arc, index) => ({
        edge: edgeOfNode[arcTo[arc]!]!,
        fromShare: 0,
        toShare: index === arcs.length - 1 ? to.share : 1,
        turnMs: turnMs[arc]!,
      })),
    ];
  }

  #look({ edge, share }: Candidate, apartM: number): void {
    const limitM = apartM * MOST_TIMES + MOST_MORE_M;
    this.#search.run([{ edge, share }], Math.round(limitM * MM_PER_M));
  }

  #lengthTo(from: Candidate, to: Candidate): number {
    if (this.#isStill(from, to)) return 0;
    if (this.#isAhead(from, to)) return this.#metres(from.edge, to.share - from.share);
    return this.#search.startOf(to.edge) / MM_PER_M + this.#metres(to.edge, to.share);
  }

  #isAhead(from: Candidate, to: Candidate): boolean {
    return from.edge === to.edge && to.share >= from.share;
  }

  #isStill(from: Candidate, to: Candidate): boolean {
    if (from.edge !== to.edge || to.share >= from.share) return false;
    return this.#metres(from.edge, from.share - to.share) < STILL_TIMES * this.options.accuracyM;
  }

  #metres(edge: number, share: number): number {
    return (this.#lengthMm[edge]! / MM_PER_M) * share;
  }
}
