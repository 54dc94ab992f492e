import polyline from '@mapbox/polyline';
import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { type LoadedMap, MapGone } from '../maps/loaded/loaded-map.js';
import { LoadedMaps } from '../maps/loaded/loaded-maps.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';
import type { Leg } from '../roads/routes/leg.js';
import { shapeOf } from '../roads/routes/leg-shape.js';
import type { ProfileRoads } from '../roads/routes/find-leg.js';
import type { Router } from '../roads/routes/router.js';
import type { RoadPoint } from '../roads/snapping/piece-index.js';
import { avoided } from './avoided.js';
import { RoutingErrors } from './routing.errors.js';
import type { FindMatrix, FindNearest, FindRoute, Place } from './routing.schema.js';

const MOST_CELLS = 10_000;
const DIGITS = { polyline: 5, polyline6: 6 } as const;

/** Finds ways over the maps of a project. */
@Injectable()
export class Routing {
  constructor(private readonly maps: LoadedMaps) {}

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.unreachable` */
  route(tenant: Tenant, wanted: FindRoute) {
    const { waypoints, region } = wanted;
    return this.#on({ tenant, places: waypoints, region }, (map) => this.#route(map, wanted));
  }

  async #route(map: LoadedMap, wanted: FindRoute) {
    const { waypoints, profile, avoid, geometry, radius_m: radiusM } = wanted;
    const router = await map.router(profile);
    const legs = router.route(waypoints, radiusM, avoided(router.roads, avoid));
    if ('why' in legs) throw refusal(legs.why, legs.waypoint);
    const ends = [...legs.map(({ from }) => from), legs.at(-1)!.to];
    const sum = (of: (leg: Leg) => number) => legs.reduce((all, leg) => all + of(leg), 0);
    return {
      profile,
      region_id: map.region.id,
      distance_m: rounded(sum((leg) => leg.distanceM)),
      duration_s: rounded(sum((leg) => leg.durationS)),
      legs: legs.map((leg) => ({
        distance_m: rounded(leg.distanceM),
        duration_s: rounded(leg.durationS),
        geometry: lineOf(router.roads, leg, geometry),
      })),
      waypoints: ends.map((point) => snapped(router.roads, point)),
      attribution: ATTRIBUTION,
    };
  }

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.too_many_cells` */
  async matrix(tenant: Tenant, wanted: FindMatrix) {
    const { sources, targets = sources, region } = wanted;
    if (sources.length * targets.length > MOST_CELLS) throw RoutingErrors.too_many_cells();
    const places = [...sources, ...targets];
    return this.#on({ tenant, places, region }, (map) => this.#matrix(map, wanted));
  }

  async #matrix(map: LoadedMap, wanted: FindMatrix) {
    const { sources, targets = sources, profile, radius_m: radiusM } = wanted;
    const [router, table] = await Promise.all([map.router(profile), map.table(profile)]);
    const snaps = (places: readonly Place[]) =>
      places.map((place, index) => snapOf(router, place, { radiusM, index }));
    const rows = table.between(snaps(sources), snaps(targets));
    return {
      region_id: map.region.id,
      durations_s: rows.map((row) => row.map((cell) => cell && rounded(cell.durationS))),
      distances_m: rows.map((row) => row.map((cell) => cell && rounded(cell.distanceM))),
      attribution: ATTRIBUTION,
    };
  }

  /** @throws `routing.no_map` */
  nearest(tenant: Tenant, wanted: FindNearest) {
    const { place, region } = wanted;
    return this.#on({ tenant, places: [place], region }, (map) => this.#nearest(map, wanted));
  }

  async #nearest(map: LoadedMap, { place, profile, limit, radius_m: radiusM }: FindNearest) {
    const { snapper, roads } = await map.router(profile);
    const { lat, lon } = place;
    const found = snapper.near(lat, lon, limit, radiusM);
    return {
      region_id: map.region.id,
      roads: found.map((point) => snapped(roads, point)),
      attribution: ATTRIBUTION,
    };
  }

  /** A map may be deleted or built anew while it is asked: then the next one is asked. */
  async #on<Result>(wanted: Wanted, ask: (map: LoadedMap) => Promise<Result>): Promise<Result> {
    try {
      return await ask(this.#mapFor(wanted));
    } catch (error) {
      if (!(error instanceof MapGone)) throw error;
      await this.maps.look();
      return ask(this.#mapFor(wanted));
    }
  }

  #mapFor({ tenant, places, region }: Wanted): LoadedMap {
    const map =
      region === undefined ? this.maps.covering(tenant, places)[0] : this.maps.get(tenant, region);
    if (!map) throw RoutingErrors.no_map();
    return map;
  }
}

/** Which map is meant. */
interface Wanted {
  readonly tenant: Tenant;
  readonly places: readonly Place[];
  readonly region: string | undefined;
}

function snapOf(router: Router, { lat, lon }: Place, of: { radiusM: number; index: number }) {
  const snap = router.snapper.snap(lat, lon, of.radiusM);
  if (!snap) throw refusal('no_road_nearby', of.index);
  return snap;
}

function refusal(why: 'no_road_nearby' | 'unreachable', place: number) {
  return RoutingErrors[why]({ detail: `It is place ${place}, counting from 0.` });
}

/** To a tenth: more is not known. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

function snapped({ network }: ProfileRoads, { segment, lat, lon, distanceM }: RoadPoint) {
  const name = network.names[network.wayName[network.segmentWay[segment]!]!]!;
  return { lat, lon, distance_m: rounded(distanceM), name: name === '' ? null : name };
}

function lineOf(roads: ProfileRoads, leg: Leg, form: FindRoute['geometry']) {
  if (form === 'none') return null;
  const line = shapeOf(roads, leg);
  if (form !== 'geojson') {
    return polyline.encode(
      line.map(([lat, lon]): [number, number] => [lat, lon]),
      DIGITS[form],
    );
  }
  const coordinates = line.map(([lat, lon]): [number, number] => [lon, lat]);
  return { type: 'LineString' as const, coordinates };
}
