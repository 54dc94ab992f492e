import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { LoadedMap } from '../maps/loaded/loaded-map.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';
import { refusal, rounded, snapped } from './answers.js';
import { AskedMaps } from './asked-maps.js';
import { RouteFinder } from './route-finder.js';
import { wayOf } from './route-answer.js';
import type { FindRoute } from './route.schema.js';
import { RoutingErrors } from './routing.errors.js';
import type { FindMatrix, FindNearest } from './routing.schema.js';
import { vehicleOf } from './vehicle.schema.js';
import { RoadThreads } from './threads/road-threads.js';

const MOST_CELLS = 10_000;

/** Finds ways over the maps of a project. */
@Injectable()
export class Routing {
  constructor(
    private readonly maps: AskedMaps,
    private readonly routes: RouteFinder,
    private readonly threads: RoadThreads,
  ) {}

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.unreachable`, `validation_failed` */
  route(tenant: Tenant, wanted: FindRoute) {
    const { waypoints, region } = wanted;
    return this.maps.on({ tenant, places: waypoints, region }, (map) => this.#route(map, wanted));
  }

  async #route(map: LoadedMap, wanted: FindRoute) {
    const router = await map.router(wanted.profile);
    const [best, ...others] = await this.routes.find(map, wanted);
    const ends = [...best!.map(({ from }) => from), best!.at(-1)!.to];
    const alternatives = [];
    for (const legs of others) alternatives.push(await wayOf(router, legs, wanted));
    return {
      profile: wanted.profile,
      region_id: map.region.id,
      ...(await wayOf(router, best!, wanted)),
      waypoints: ends.map((point) => snapped(router.roads, point)),
      alternatives,
      attribution: ATTRIBUTION,
    };
  }

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.too_many_cells` */
  async matrix(tenant: Tenant, wanted: FindMatrix) {
    const { sources, targets = sources, region } = wanted;
    if (sources.length * targets.length > MOST_CELLS) throw RoutingErrors.too_many_cells();
    const places = [...sources, ...targets];
    return this.maps.on({ tenant, places, region }, (map) => this.#matrix(map, wanted));
  }

  async #matrix(map: LoadedMap, wanted: FindMatrix) {
    const { sources, targets = sources, profile, radius_m: radiusM } = wanted;
    const vehicle = wanted.vehicle && vehicleOf(wanted.vehicle);
    const question = { kind: 'table' as const, sources, targets, radiusM, vehicle };
    const found = await this.threads.ask<'table'>(map, profile, question);
    if ('why' in found) throw refusal(found);
    return {
      region_id: map.region.id,
      durations_s: found.rows.map((row) => row.map((cell) => cell && rounded(cell.durationS))),
      distances_m: found.rows.map((row) => row.map((cell) => cell && rounded(cell.distanceM))),
      attribution: ATTRIBUTION,
    };
  }

  /** @throws `routing.no_map` */
  nearest(tenant: Tenant, wanted: FindNearest) {
    const { place, region } = wanted;
    return this.maps.on({ tenant, places: [place], region }, (map) => this.#nearest(map, wanted));
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
}
