import { arcTotals } from '../hierarchy/arc-totals.js';
import { ManyToMany, type MeasuredTerminal, NO_WAY } from '../hierarchy/many-to-many.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import type { Snap } from '../snapping/snap.js';
import { LegFinder, type ProfileRoads } from './find-leg.js';
import { type EdgePoint, edgePointsAt, restOf } from './terminals.js';

const MM_PER_DM = 100;
const DM_PER_M = 10;
const MS_PER_S = 1000;

/** One cell of a table; null when one does not get there. */
export type TableCell = { readonly durationS: number; readonly distanceM: number } | null;

/** Finds how long it takes from many places to many. */
export class DistanceTable {
  readonly #search: ManyToMany;
  readonly #legs: LegFinder;

  constructor(private readonly roads: ProfileRoads) {
    const { network, graph, hierarchy } = roads;
    this.#search = new ManyToMany(hierarchy, arcTotals(network, graph, hierarchy));
    this.#legs = new LegFinder(roads);
  }

  /**
   * By row: from each source to each target. As routes do, between the nearest roads; where one does not
   * get from there, between the nearest from which one gets far.
   */
  between(sources: readonly Snap[], targets: readonly Snap[]): TableCell[][] {
    const rows = this.#table(sources.map(nearestOf), targets.map(nearestOf));
    const isWhole = rows.every((row) => row.every((cell) => cell !== null));
    if (isWhole || [...sources, ...targets].every(isConnected)) return rows;
    const others = this.#table(sources.map(connectedOf), targets.map(connectedOf));
    return rows.map((row, at) => row.map((cell, column) => cell ?? others[at]![column]!));
  }

  #table(from: readonly RoadPoint[], to: readonly RoadPoint[]): TableCell[][] {
    const shift = this.#shift(to);
    const rows = from.map((point) => this.#sources(point));
    const table = this.#search.table(
      rows,
      to.map((point) => this.#targets(point, shift)),
    );
    return from.map((source, row) =>
      to.map((target, column) => {
        // On one road straight ahead, or round: that is for who looks at each.
        if (source.segment === target.segment) return this.#onOne(source, target);
        const cell = row * to.length + column;
        if (table.weight[cell] === NO_WAY) return null;
        return {
          durationS: table.durationMs[cell]! / MS_PER_S,
          distanceM: table.lengthDm[cell]! / DM_PER_M,
        };
      }),
    );
  }

  #onOne(source: RoadPoint, target: RoadPoint): TableCell {
    const leg = this.#legs.find(source, target);
    return leg && { durationS: leg.durationS, distanceM: leg.distanceM };
  }

  #rest({ edge, share }: EdgePoint) {
    const { graph, network } = this.roads;
    const left = 1 - share;
    return {
      durationMs: Math.round(graph.edges.durationMs[edge]! * left),
      lengthDm: Math.round((network.lengthMm[graph.edges.segment[edge]!]! / MM_PER_DM) * left),
    };
  }

  #sources(point: RoadPoint): MeasuredTerminal[] {
    const { graph } = this.roads;
    return edgePointsAt(graph, point).map((at) => {
      const { durationMs, lengthDm } = this.#rest(at);
      return { node: at.edge, weight: restOf(graph, at), durationMs, lengthDm };
    });
  }

  /** An edge counts whole when one is on it: what is left of it is taken off again. */
  #targets(point: RoadPoint, shift: number): MeasuredTerminal[] {
    const { graph } = this.roads;
    return edgePointsAt(graph, point).flatMap((at) => {
      const { durationMs, lengthDm } = this.#rest(at);
      const weight = shift - restOf(graph, at);
      const nodes = [at.edge, ...(graph.copies.get(at.edge) ?? [])];
      return nodes.map((node) => ({
        node,
        weight,
        durationMs: -durationMs,
        lengthDm: -lengthDm,
      }));
    });
  }

  /** Weights must not be negative; the same for all columns, so that it changes no choice. */
  #shift(points: readonly RoadPoint[]): number {
    const { graph } = this.roads;
    const all = points.flatMap((point) => edgePointsAt(graph, point));
    return all.reduce((most, { edge }) => Math.max(most, graph.edges.weight[edge]!), 0);
  }
}

const nearestOf = ({ nearest }: Snap): RoadPoint => nearest;
const connectedOf = ({ nearest, connected }: Snap): RoadPoint => connected ?? nearest;
const isConnected = (snap: Snap): boolean => connectedOf(snap) === snap.nearest;
