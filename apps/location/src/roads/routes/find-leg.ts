import { GuidedSearch, type IsClosed, type MoreOf } from '../hierarchy/guided-search.js';
import { HierarchySearch, type Terminal } from '../hierarchy/search.js';
import type { Hierarchy } from '../hierarchy/hierarchy.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import type { SnapArrays } from '../snapping/snap-arrays.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import type { Leg, LegEdge } from './leg.js';
import { type EdgePoint, edgePointsAt, sourcesAfter, sourcesAt, targetsAt } from './terminals.js';

const MM_PER_M = 1000;
const MS_PER_S = 1000;

/** What is known of one profile on one map. */
export interface ProfileRoads {
  readonly network: RoadNetwork;
  readonly graph: TurnGraph;
  readonly hierarchy: Hierarchy;
  /** What finds roads near places; worked out when it is not there. */
  readonly snapping?: SnapArrays;
  /** Whether all weighs at least what it did when the hierarchy was made: that guides searches then, and answers none. */
  readonly isSlowed?: boolean;
}

/** Finds the best way between two points of roads. */
export class LegFinder {
  readonly #search: HierarchySearch;
  #guided: GuidedSearch | undefined;

  constructor(private readonly roads: ProfileRoads) {
    this.#search = new HierarchySearch(roads.hierarchy);
  }

  /**
   * Null when one does not get there.
   * @param isClosed of edges: where nobody goes this time
   * @param moreOf of edges: what they weigh more when the way is chosen, and not when it is told
   */
  find(from: RoadPoint, to: RoadPoint, isClosed?: IsClosed, moreOf?: MoreOf): Leg | null {
    const { graph } = this.roads;
    const isOpen = ({ edge }: EdgePoint) => !isClosed?.(edge);
    const starts = edgePointsAt(graph, from).filter(isOpen);
    const ends = edgePointsAt(graph, to).filter(isOpen);
    if (starts.length === 0 || ends.length === 0) return null;
    const onward = from.segment === to.segment ? bestAhead(graph, starts, ends) : null;
    const round = this.#around({
      starts,
      ends,
      isSame: from.segment === to.segment,
      isClosed,
      moreOf,
    });
    const best = !onward || (round && round.weight < onward.weight) ? round : onward;
    return best && this.#legOf(best, from, to);
  }

  /** By the ends of edges: never straight along the one on which both are. */
  #around({ starts, ends, isSame, isClosed, moreOf }: Question): Way | null {
    const { graph } = this.roads;
    const { targets, shift } = targetsAt(graph, ends);
    const after = isSame ? sourcesAfter(graph, starts, isClosed) : null;
    const found = this.#path({
      sources: after?.sources ?? sourcesAt(graph, starts),
      targets,
      isClosed,
      moreOf,
    });
    if (!found) return null;
    const firstArc = after?.arcTo.get(found.from);
    const arcs = firstArc === undefined ? found.arcs : [firstArc, ...found.arcs];
    const firstEdge =
      firstArc === undefined ? graph.edgeOfNode[found.from]! : graph.arcFrom[firstArc]!;
    const edges = [firstEdge, ...Array.from(arcs, (arc) => graph.edgeOfNode[graph.arcTo[arc]!]!)];
    const turnsMs = [0, ...Array.from(arcs, (arc) => graph.turnMs[arc]!)];
    const start = starts.find(({ edge }) => edge === edges[0])!;
    const end = ends.find(({ edge }) => edge === edges.at(-1))!;
    const last = edges.length - 1;
    return {
      weight: found.weight - shift,
      edges: edges.map((edge, index) => ({
        edge,
        fromShare: index === 0 ? start.share : 0,
        toShare: index === last ? end.share : 1,
        turnMs: turnsMs[index]!,
      })),
    };
  }

  #path({
    sources,
    targets,
    isClosed,
    moreOf,
  }: Pick<Question, 'isClosed' | 'moreOf'> & {
    readonly sources: readonly Terminal[];
    readonly targets: readonly Terminal[];
  }) {
    if (isClosed || moreOf || this.roads.isSlowed) {
      const { graph, hierarchy } = this.roads;
      this.#guided ??= new GuidedSearch(graph, hierarchy);
      const more = (node: number) => moreOf?.(graph.edgeOfNode[node]!) ?? 0;
      const edgeAt = (node: number) => graph.edgeOfNode[node]!;
      const isShut: IsClosed = (node, before) =>
        isClosed?.(edgeAt(node), before === undefined ? undefined : edgeAt(before)) ?? false;
      const path = this.#guided.find(sources, targets, isShut, more);
      if (!path) return null;
      const added = path.arcs.reduce((sum, arc) => sum + more(graph.arcTo[arc]!), 0);
      return { ...path, weight: path.weight - added };
    }
    const found = this.#search.find(sources, targets);
    return found && { weight: found.weight, from: found.from, arcs: found.arcs() };
  }

  #legOf({ weight, edges }: Way, from: RoadPoint, to: RoadPoint): Leg {
    const { network, graph } = this.roads;
    let [lengthMm, tookMs] = [0, 0];
    for (const { edge, fromShare, toShare, turnMs } of edges) {
      const share = toShare - fromShare;
      lengthMm += network.lengthMm[graph.edges.segment[edge]!]! * share;
      tookMs += graph.edges.durationMs[edge]! * share + turnMs;
    }
    const [distanceM, durationS] = [lengthMm / MM_PER_M, tookMs / MS_PER_S];
    return { from, to, edges, weight, distanceM, durationS };
  }
}

interface Question {
  readonly starts: readonly EdgePoint[];
  readonly ends: readonly EdgePoint[];
  /** Whether both are on one road. */
  readonly isSame: boolean;
  readonly isClosed: IsClosed | undefined;
  readonly moreOf: MoreOf | undefined;
}

interface Way {
  readonly weight: number;
  readonly edges: readonly LegEdge[];
}

/** Straight along one edge, where the target lies ahead. */
function bestAhead(
  { edges: { weight } }: TurnGraph,
  starts: readonly EdgePoint[],
  ends: readonly EdgePoint[],
): Way | null {
  const ways = starts.flatMap(({ edge, share: fromShare }) => {
    const end = ends.find((one) => one.edge === edge && one.share >= fromShare);
    if (!end) return [];
    const cost = Math.round((end.share - fromShare) * weight[edge]!);
    return [{ weight: cost, edges: [{ edge, fromShare, toShare: end.share, turnMs: 0 }] }];
  });
  return ways.toSorted((one, other) => one.weight - other.weight)[0] ?? null;
}
