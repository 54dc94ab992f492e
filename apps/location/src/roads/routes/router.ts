import type { IsClosed } from '../hierarchy/guided-search.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import { Snapper } from '../snapping/snap.js';
import { LegFinder, type ProfileRoads } from './find-leg.js';
import type { Leg } from './leg.js';

/** A place that was asked for, in degrees. */
export interface Waypoint {
  readonly lat: number;
  readonly lon: number;
}

/** Why there is no route, and at which of the places. */
export type NoRoute =
  | { readonly why: 'no_road_nearby'; readonly waypoint: number }
  /** One does not get from this one to the next. */
  | { readonly why: 'unreachable'; readonly waypoint: number };

/** Finds routes of one profile on one map. */
export class Router {
  readonly snapper: Snapper;
  readonly #legs: LegFinder;

  constructor(readonly roads: ProfileRoads) {
    this.snapper = new Snapper(roads.network, roads.graph.edges, roads.snapping);
    this.#legs = new LegFinder(roads);
  }

  /**
   * The legs between places, in their order.
   * @param isClosed of edges: where nobody goes this time
   */
  route(
    waypoints: readonly Waypoint[],
    withinM: number,
    isClosed?: IsClosed,
  ): readonly Leg[] | NoRoute {
    const snaps = waypoints.map(({ lat, lon }) => this.snapper.snap(lat, lon, withinM));
    const lost = snaps.indexOf(null);
    if (lost >= 0) return { why: 'no_road_nearby', waypoint: lost };
    const found = snaps.filter((snap) => snap !== null);
    // The nearest roads, be it that one never gets back; else the nearest from which one gets far.
    const nearest = this.#legsBetween(
      found.map((snap) => snap.nearest),
      isClosed,
    );
    if (typeof nearest !== 'number') return nearest;
    const legs = this.#legsBetween(
      found.map((snap) => snap.connected ?? snap.nearest),
      isClosed,
    );
    return typeof legs === 'number' ? { why: 'unreachable', waypoint: legs } : legs;
  }

  /** The place from which one does not get on when there is one. */
  #legsBetween(points: readonly RoadPoint[], isClosed?: IsClosed): Leg[] | number {
    const legs: Leg[] = [];
    for (let index = 0; index + 1 < points.length; index++) {
      const leg = this.#legs.find(points[index]!, points[index + 1]!, isClosed);
      if (!leg) return index;
      legs.push(leg);
    }
    return legs;
  }
}
