import type { Tenant } from '@skydeck/auth-guard';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import { lineIn } from '../../routing/answers.js';
import type { FindIsochrones } from '../../routing/isochrone.schema.js';
import type { MatchTrace } from '../../routing/match.schema.js';
import type { FindRoute } from '../../routing/route.schema.js';
import type { FindMatrix, FindNearest, Place } from '../../routing/routing.schema.js';
import type { Capability } from '../capabilities.js';
import type { Cell, Tile } from '../fill-table.js';
import type { EngineCalls } from '../http/engine-calls.js';
import { HttpEngine, noRoadNear } from '../http/http-engine.js';
import { NoRoadNear } from '../no-road-near.js';
import {
  ValhallaIsochroneAnswer,
  ValhallaMatrixAnswer,
  ValhallaRouteAnswer,
  ValhallaTraceAnswer,
} from './valhalla-answers.js';
import { locationOf, ValhallaCalls } from './valhalla-calls.js';
import { areasOf } from './valhalla-areas.js';
import { matchedOf } from './valhalla-matching.js';
import { costingOf, routeQuestion, traceQuestion } from './valhalla-questions.js';
import { endsOf, M_PER_KM, roadsOf, wayOf } from './valhalla-ways.js';

/** What is avoided altogether needs a permission that servers do not give by default. */
const CAPABILITIES: ReadonlySet<Capability> = new Set<Capability>([
  'route',
  'matrix',
  'isochrone',
  'snap',
  'match',
  'alternatives',
  'avoid_polygons',
  'vehicle',
  'departure_at',
  'profile:car',
  'profile:bike',
  'profile:foot',
]);

/** Valhalla over HTTP. @see https://valhalla.github.io/valhalla/api/ */
export class ValhallaEngine extends HttpEngine {
  override readonly name = 'valhalla';

  readonly #valhalla: ValhallaCalls;

  constructor(calls: EngineCalls) {
    super();
    this.#valhalla = new ValhallaCalls(calls);
  }

  override capabilities(): ReadonlySet<Capability> {
    return CAPABILITIES;
  }

  override async route(_tenant: Tenant, wanted: FindRoute) {
    const { waypoints, profile, radius_m } = wanted;
    const answer = await this.#valhalla
      .ask(ValhallaRouteAnswer, profile, 'route', routeQuestion(wanted))
      .catch((error: unknown) => {
        if (!(error instanceof NoRoadNear)) throw error;
        return this.#blame(error, profile, waypoints, radius_m);
      });
    return {
      profile,
      region_id: null,
      ...wayOf(answer.trip, wanted),
      waypoints: endsOf(answer.trip, waypoints),
      alternatives: answer.alternates.map(({ trip }) => wayOf(trip, wanted)),
      attribution: ATTRIBUTION,
    };
  }

  override async isochrone(_tenant: Tenant, wanted: FindIsochrones) {
    const { place, profile, radius_m } = wanted;
    const road = await this.snap(_tenant, { place, profile, radius_m, limit: 1 });
    const [from] = road.roads;
    if (!from) throw noRoadNear(0);
    const limits = wanted.times_s ?? wanted.distances_m ?? [];
    const unit = wanted.times_s ? 'time' : 'distance';
    const features = [];
    // Contours are asked for one by one: of several it gives the larger first, and at most four.
    for (const limit of limits) {
      const answer = await this.#valhalla.ask(ValhallaIsochroneAnswer, profile, 'isochrone', {
        locations: [locationOf(place, radius_m)],
        ...costingOf(wanted),
        contours: [{ [unit]: unit === 'time' ? limit / S_PER_MINUTE : limit / M_PER_KM }],
        polygons: true,
      });
      features.push(areasOf(answer, unit, limit));
    }
    return {
      type: 'FeatureCollection' as const,
      features,
      profile,
      region_id: null,
      place: from,
      attribution: ATTRIBUTION,
    };
  }

  override async snap(_tenant: Tenant, { place, profile, limit, radius_m }: FindNearest) {
    const edges = await this.#valhalla.near(profile, place, radius_m);
    return { region_id: null, roads: roadsOf(edges, limit), attribution: ATTRIBUTION };
  }

  override async match(_tenant: Tenant, wanted: MatchTrace) {
    const { points, profile, geometry } = wanted;
    const answer = await this.#valhalla
      .ask(ValhallaTraceAnswer, profile, 'trace_attributes', traceQuestion(wanted))
      .catch((error: unknown) => {
        if (error instanceof NoRoadNear) return null;
        throw error;
      });
    const nothing = { matchings: [], unmatched: points.map((_, index) => index) };
    return {
      profile,
      region_id: null,
      ...(answer ? matchedOf(answer, (line) => lineIn(line, geometry)) : nothing),
      thinned: [],
      attribution: ATTRIBUTION,
    };
  }

  protected override async tile(
    wanted: FindMatrix,
    { sources, targets }: Tile,
  ): Promise<readonly (readonly Cell[])[]> {
    const { profile, radius_m } = wanted;
    const { sources_to_targets: found } = await this.#valhalla
      .ask(ValhallaMatrixAnswer, profile, 'sources_to_targets', {
        sources: sources.map((place) => locationOf(place, radius_m)),
        targets: targets.map((place) => locationOf(place, radius_m)),
        ...costingOf(wanted),
        verbose: false,
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof NoRoadNear)) throw error;
        throw await this.#valhalla.lost(profile, [...sources, ...targets], radius_m);
      });
    return found.durations.map((row, from) =>
      row.map((durationS, to) => {
        const kilometres = found.distances[from]?.[to] ?? null;
        if (durationS === null || kilometres === null) return null;
        return { durationS, distanceM: kilometres * M_PER_KM };
      }),
    );
  }

  async #blame(
    error: Error,
    profile: ProfileName,
    places: readonly Place[],
    radiusM: number,
  ): Promise<never> {
    const lost = await this.#valhalla.lost(profile, places, radiusM);
    throw lost instanceof NoRoadNear ? noRoadNear(lost.place) : error;
  }
}

const S_PER_MINUTE = 60;
