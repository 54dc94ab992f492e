import type { IsClosed } from '../hierarchy/guided-search.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import type { Terminal } from '../hierarchy/search.js';
import type { RoadPoint } from '../snapping/piece-index.js';

/** An edge on which one is, and how far along it, from 0 to 1. */
export interface EdgePoint {
  readonly edge: number;
  readonly share: number;
}

/** The directions in which one can be on a road. */
export function edgePointsAt({ edges }: TurnGraph, { segment, share }: RoadPoint): EdgePoint[] {
  return [0, 1].flatMap((direction) => {
    const edge = edges.edgeOf[segment * 2 + direction]!;
    if (edge < 0) return [];
    return [{ edge, share: direction === 0 ? share : 1 - share }];
  });
}

/** What it weighs to come to the end of an edge. */
export function restOf({ edges }: TurnGraph, { edge, share }: EdgePoint): number {
  return Math.round((1 - share) * edges.weight[edge]!);
}

/** Where searches begin. */
export function sourcesAt(graph: TurnGraph, points: readonly EdgePoint[]): Terminal[] {
  return points.map((point) => ({ node: point.edge, weight: restOf(graph, point) }));
}

/**
 * Where they begin when they may not end on the same edge: with the turns at its end. Gives the turn
 * by which each node is come to.
 */
export function sourcesAfter(
  graph: TurnGraph,
  points: readonly EdgePoint[],
  isClosed?: IsClosed,
): { sources: Terminal[]; arcTo: Map<number, number> } {
  const best = new Map<number, { weight: number; arc: number }>();
  const { out, arcTo, arcWeight } = graph;
  for (const point of points) {
    for (let index = out.start[point.edge]!; index < out.start[point.edge + 1]!; index++) {
      const arc = out.items[index]!;
      if (isClosed?.(graph.edgeOfNode[arcTo[arc]!]!, point.edge)) continue;
      const weight = restOf(graph, point) + arcWeight[arc]!;
      const known = best.get(arcTo[arc]!);
      if (!known || weight < known.weight) best.set(arcTo[arc]!, { weight, arc });
    }
  }
  return {
    sources: Array.from(best, ([node, { weight }]) => ({ node, weight })),
    arcTo: new Map(Array.from(best, ([node, { arc }]) => [node, arc])),
  };
}

/**
 * Where searches end, on copies of edges too. An edge counts whole when one is on it, so what is left
 * of it is taken off: `shift` is added to all, as weights must not be negative.
 */
export function targetsAt(
  graph: TurnGraph,
  points: readonly EdgePoint[],
): { targets: Terminal[]; shift: number } {
  const shift = Math.max(...points.map(({ edge }) => graph.edges.weight[edge]!));
  const targets = points.flatMap((point) => {
    const weight = shift - restOf(graph, point);
    return [point.edge, ...(graph.copies.get(point.edge) ?? [])].map((node) => ({ node, weight }));
  });
  return { targets, shift };
}
