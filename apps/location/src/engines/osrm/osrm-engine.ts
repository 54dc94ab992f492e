import type { Tenant } from '@skydeck/auth-guard';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { lineIn } from '../../routing/answers.js';
import type { MatchTrace } from '../../routing/match.schema.js';
import type { FindRoute } from '../../routing/route.schema.js';
import type { FindMatrix, FindNearest, Place } from '../../routing/routing.schema.js';
import type { Capability } from '../capabilities.js';
import { EngineErrors } from '../engine.errors.js';
import type { Cell, Tile } from '../fill-table.js';
import type { EngineCalls } from '../http/engine-calls.js';
import { HttpEngine, noRoadNear } from '../http/http-engine.js';
import { NoRoadNear } from '../no-road-near.js';
import {
  OsrmMatchAnswer,
  OsrmNearestAnswer,
  OsrmRouteAnswer,
  OsrmTableAnswer,
} from './osrm-answers.js';
import { NoMatch, OsrmCalls } from './osrm-calls.js';
import { matchedOf } from './osrm-matchings.js';
import { snappedOf, wayOf } from './osrm-ways.js';

/** OSRM's own names of what can be avoided, one at a time, with its profile for cars. */
const ALWAYS: readonly Capability[] = [
  'route',
  'matrix',
  'snap',
  'match',
  'alternatives',
  'steps',
  'avoid:ferry',
  'avoid:toll',
  'avoid:motorway',
  'profile:car',
];

/** OSRM over HTTP. @see https://project-osrm.org/docs/v6.0.0/api/ */
export class OsrmEngine extends HttpEngine {
  override readonly name = 'osrm';
  readonly #capabilities: ReadonlySet<Capability>;
  readonly #osrm: OsrmCalls;

  constructor(calls: EngineCalls) {
    super();
    this.#osrm = new OsrmCalls(calls);
    // A server has the roads of one profile and ignores which one it is asked for.
    const others: readonly Capability[] = calls.knowsProfiles
      ? ['profile:bike', 'profile:foot']
      : [];
    this.#capabilities = new Set([...ALWAYS, ...others]);
  }

  override capabilities(): ReadonlySet<Capability> {
    return this.#capabilities;
  }

  override async route(_tenant: Tenant, wanted: FindRoute) {
    const { waypoints, profile, avoid, alternatives, radius_m } = wanted;
    const answer = await this.#osrm
      .ask(OsrmRouteAnswer, profile, 'route', waypoints, {
        alternatives: alternatives === 0 ? 'false' : String(alternatives),
        steps: 'true',
        overview: 'false',
        geometries: 'polyline6',
        ...(avoid.length > 0 && { exclude: [...new Set(avoid)].join(',') }),
        radiuses: same(waypoints, radius_m),
      })
      .catch((error: unknown) => {
        throw error instanceof NoRoadNear ? noRoadNear(error.place) : error;
      });
    const [best, ...others] = answer.routes;
    const ways = [];
    for (const other of others) ways.push(await wayOf(other, wanted));
    return {
      profile,
      region_id: null,
      ...(await wayOf(best!, wanted)),
      waypoints: answer.waypoints.map(snappedOf),
      alternatives: ways,
      attribution: ATTRIBUTION,
    };
  }

  override async snap(_tenant: Tenant, { place, profile, limit, radius_m }: FindNearest) {
    const options = { number: String(limit), radiuses: String(radius_m) };
    const roads = await this.#osrm
      .ask(OsrmNearestAnswer, profile, 'nearest', [place], options)
      .then(
        ({ waypoints }) => waypoints.map(snappedOf),
        // None is an answer here.
        (error: unknown) => {
          if (error instanceof NoRoadNear) return [];
          throw error;
        },
      );
    return { region_id: null, roads, attribution: ATTRIBUTION };
  }

  override isochrone(): Promise<never> {
    return Promise.reject(
      EngineErrors.unsupported_by_engine({ detail: 'The engine `osrm` has no `isochrone`.' }),
    );
  }

  override async match(_tenant: Tenant, wanted: MatchTrace) {
    const { points, profile, accuracy_m, geometry } = wanted;
    const times = points.map(({ recorded_at: at }) => (at === undefined ? NaN : Date.parse(at)));
    const areTimed = times.every((time) => !Number.isNaN(time));
    const answer = await this.#osrm
      .ask(OsrmMatchAnswer, profile, 'match', points, {
        steps: 'false',
        overview: 'full',
        geometries: 'polyline6',
        gaps: areTimed ? 'split' : 'ignore',
        radiuses: points.map((one) => Math.max(1, one.accuracy_m ?? accuracy_m)).join(';'),
        ...(areTimed && { timestamps: times.map((time) => Math.floor(time / 1000)).join(';') }),
      })
      .catch((error: unknown) => {
        if (error instanceof NoMatch) return { matchings: [], tracepoints: points.map(() => null) };
        throw error;
      });
    return {
      profile,
      region_id: null,
      ...matchedOf(answer, (line) => lineIn(line, geometry)),
      thinned: [],
      attribution: ATTRIBUTION,
    };
  }

  protected override async tile(
    { profile, radius_m }: FindMatrix,
    { sources, targets }: Tile,
  ): Promise<readonly (readonly Cell[])[]> {
    const places = [...sources, ...targets];
    const { durations, distances } = await this.#osrm.ask(
      OsrmTableAnswer,
      profile,
      'table',
      places,
      {
        sources: sources.map((_, at) => at).join(';'),
        destinations: targets.map((_, at) => sources.length + at).join(';'),
        annotations: 'duration,distance',
        radiuses: same(places, radius_m),
      },
    );
    return durations.map((row, from) =>
      row.map((durationS, to) => {
        const distanceM = distances[from]?.[to] ?? null;
        return durationS === null || distanceM === null ? null : { durationS, distanceM };
      }),
    );
  }
}

const same = (places: readonly Place[], radiusM: number): string =>
  places.map(() => String(radiusM)).join(';');
