import { closedBy } from '../../roads/closures/closed-edges.js';
import { PolygonInvalid } from '../../roads/closures/polygon-invalid.js';
import type { IsClosed } from '../../roads/hierarchy/guided-search.js';
import { Isochrones } from '../../roads/isochrones/isochrones.js';
import { Matcher } from '../../roads/matching/matcher.js';
import { type ProfileName, PROFILES } from '../../roads/profiles/profiles.js';
import { AlternativeFinder } from '../../roads/routes/alternatives.js';
import { ClosedTable } from '../../roads/routes/closed-table.js';
import { DistanceTable } from '../../roads/routes/distance-table.js';
import type { ProfileRoads } from '../../roads/routes/find-leg.js';
import { Router, type Waypoint } from '../../roads/routes/router.js';
import { closedFor, RulesUnknown } from '../../roads/rules/closed-for.js';
import { truckRoads } from '../../roads/rules/truck-roads.js';
import { isHeavy, type Vehicle } from '../../roads/rules/vehicle.js';
import type { Snap } from '../../roads/snapping/snap.js';
import type {
  AreasQuestion,
  RoadAnswers,
  RoadQuestion,
  RoutesQuestion,
  TableQuestion,
  TraceQuestion,
} from './road-questions.js';
import { partOf } from './traced-part.js';

/** Answers questions about the roads of one profile on one map, one after the other. */
export class RoadWork {
  readonly #router: Router;
  #alternatives: AlternativeFinder | undefined;
  #isochrones: Isochrones | undefined;
  #matcher: Matcher | undefined;
  #table: DistanceTable | undefined;
  #closedTable: ClosedTable | undefined;

  #trucks: RoadWork | undefined;

  constructor(
    private readonly roads: ProfileRoads,
    private readonly profile: ProfileName,
  ) {
    this.#router = new Router(roads);
  }

  /** Answers a question by its kind. */
  answer(question: RoadQuestion): RoadAnswers[RoadQuestion['kind']] {
    const isOfTruck = 'vehicle' in question && question.vehicle && isHeavy(question.vehicle);
    if (isOfTruck && !this.roads.isSlowed) {
      this.#trucks ??= new RoadWork(truckRoads(this.roads), this.profile);
      return this.#trucks.answer(question);
    }
    try {
      if (question.kind === 'routes') return this.#routes(question);
      if (question.kind === 'areas') return this.#areas(question);
      return question.kind === 'trace' ? this.#trace(question) : this.#tableOf(question);
    } catch (error) {
      if (error instanceof RulesUnknown) return { why: 'map_outdated' };
      throw error;
    }
  }

  #routes(question: RoutesQuestion): RoadAnswers['routes'] {
    const { waypoints, radiusM, alternatives } = question;
    let isClosed: IsClosed | undefined;
    try {
      isClosed = this.#closedFor(question);
    } catch (error) {
      if (!(error instanceof PolygonInvalid)) throw error;
      const { fault, polygon, ring } = error;
      return { why: 'polygon_invalid', fault, polygon, ring };
    }
    const legs = this.#router.route(waypoints, radiusM, isClosed);
    if ('why' in legs) return legs;
    const [first] = legs;
    if (alternatives === 0 || legs.length !== 1 || !first) return { routes: [legs] };
    this.#alternatives ??= new AlternativeFinder(this.#router.roads);
    const found = this.#alternatives.find(first.from, first.to, alternatives, isClosed);
    return { routes: found.map((leg) => [leg]) };
  }

  #closedFor(question: RoutesQuestion): IsClosed | undefined {
    const { avoidFlags, polygons, vehicle, departsMs, waypoints } = question;
    const { network, graph } = this.#router.roads;
    const closed = polygons.length > 0 ? closedBy(this.#router, polygons) : undefined;
    const journey = { vehicle, departsMs, from: waypoints[0]! };
    const hasRules = vehicle !== undefined || departsMs !== undefined;
    const isRuledOut = hasRules && closedFor(this.#router.roads, PROFILES[this.profile], journey);
    if (!closed && !isRuledOut && avoidFlags === 0) return undefined;
    return (edge, before) => {
      const segment = graph.edges.segment[edge]!;
      const isAvoided = (network.wayFlags[network.segmentWay[segment]!]! & avoidFlags) !== 0;
      if (isAvoided || closed?.isClosed(edge)) return true;
      return isRuledOut && isRuledOut(edge, before);
    };
  }

  /** What is closed to a vehicle wherever it sets out: without an hour all places are alike. */
  #closedTo(vehicle: Vehicle | undefined, from: Waypoint): IsClosed | undefined {
    return vehicle && closedFor(this.#router.roads, PROFILES[this.profile], { vehicle, from });
  }

  #areas({ place, radiusM, measure, limits, vehicle }: AreasQuestion): RoadAnswers['areas'] {
    const [snap] = this.#snaps([place], radiusM);
    if (!snap) return { why: 'no_road_nearby', waypoint: 0 };
    const from = snap.connected ?? snap.nearest;
    this.#isochrones ??= new Isochrones(this.#router.roads, this.profile);
    const isClosed = this.#closedTo(vehicle, place);
    const areas = this.#isochrones.around(from, limits, measure, isClosed);
    return areas.length > 0 ? { from, areas } : { why: 'unreachable', waypoint: 0 };
  }

  #trace({ trace, options }: TraceQuestion): RoadAnswers['trace'] {
    this.#matcher ??= new Matcher(this.#router);
    const { matchings, unmatched, thinned } = this.#matcher.match(trace, options);
    const parts = matchings.map((one) => partOf(this.#router.roads, one));
    return { parts, unmatched, thinned };
  }

  #tableOf({ sources, targets, radiusM, vehicle }: TableQuestion): RoadAnswers['table'] {
    const snaps = this.#snaps([...sources, ...targets], radiusM);
    const lost = snaps.indexOf(null);
    if (lost >= 0) return { why: 'no_road_nearby', waypoint: lost };
    const found = snaps.filter((snap) => snap !== null);
    const [from, to] = [found.slice(0, sources.length), found.slice(sources.length)];
    const isClosed = this.#closedTo(vehicle, sources[0]!);
    if (isClosed) {
      this.#closedTable ??= new ClosedTable(this.#router.roads);
      return { rows: this.#closedTable.between(from, to, isClosed) };
    }
    this.#table ??= new DistanceTable(this.#router.roads);
    return { rows: this.#table.between(from, to) };
  }

  #snaps(places: readonly Waypoint[], radiusM: number): (Snap | null)[] {
    return places.map(({ lat, lon }) => this.#router.snapper.snap(lat, lon, radiusM));
  }
}
