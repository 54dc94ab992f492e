import { BoundedSearch, type SearchCosts } from '../hierarchy/bounded-search.js';
import type { IsClosed } from '../hierarchy/guided-search.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import { edgePointsAt } from '../routes/terminals.js';
import type { RoadPoint } from '../snapping/piece-index.js';

/** What is counted: seconds of the profile, or metres. */
export type ReachMeasure = 'time' | 'distance';

/** A part of an edge, and what it costs to be at its ends: milliseconds or millimetres. */
export interface ReachedPart {
  readonly edge: number;
  readonly fromShare: number;
  readonly toShare: number;
  readonly fromCost: number;
  readonly toCost: number;
}

/**
 * Finds what of the roads is reached from a place within a limit. Time is what the profile takes with its
 * turns, and not what it dislikes: one asks how far one can get, and not which way one would choose.
 * Roads for visitors are reached, and are no way through.
 */
export class ReachSearch {
  readonly #costs: SearchCosts;
  readonly #search: BoundedSearch;

  constructor(
    private readonly roads: ProfileRoads,
    profile: ProfileName,
    measure: ReachMeasure,
  ) {
    const { network, graph } = roads;
    const { edges } = graph;
    const visitors = network.uses[profile]!.isForVisitors;
    this.#costs =
      measure === 'time'
        ? { edge: edges.durationMs, turn: graph.turnMs }
        : { edge: edges.segment.map((segment) => network.lengthMm[segment]!), turn: null };
    this.#search = new BoundedSearch(
      graph,
      this.#costs,
      (edge) => visitors[network.segmentWay[edges.segment[edge]!]!] === 1,
    );
  }

  /**
   * Parts of edges, each in the direction in which it is travelled.
   * @param limit milliseconds or millimetres
   * @param isClosed of edges: where nobody goes this time
   */
  from(place: RoadPoint, limit: number, isClosed?: IsClosed): ReachedPart[] {
    const points = edgePointsAt(this.roads.graph, place).filter(({ edge }) => !isClosed?.(edge));
    this.#search.run(points, limit, isClosed);
    const first = points.map(({ edge, share }) => this.#part(edge, { share, start: 0, limit }));
    const further = this.#search
      .reached()
      .map(({ edge, start }) => this.#part(edge, { share: 0, start, limit }));
    return [...first, ...further];
  }

  #part(
    edge: number,
    { share, start, limit }: { share: number; start: number; limit: number },
  ): ReachedPart {
    const whole = this.#costs.edge[edge]!;
    const left = whole * (1 - share);
    const used = Math.min(left, limit - start);
    const toShare = left > 0 && used < left ? share + used / whole : 1;
    return { edge, fromShare: share, toShare, fromCost: start, toCost: start + used };
  }
}

/** What is left of parts with a smaller limit. */
export function within(parts: readonly ReachedPart[], limit: number): ReachedPart[] {
  return parts.flatMap((part) => {
    const { fromShare, toShare, fromCost, toCost } = part;
    if (fromCost > limit) return [];
    if (toCost <= limit) return [part];
    const share = (limit - fromCost) / (toCost - fromCost);
    return [{ ...part, toShare: fromShare + share * (toShare - fromShare), toCost: limit }];
  });
}
