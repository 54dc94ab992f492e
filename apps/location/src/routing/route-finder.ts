import { Injectable } from '@nestjs/common';
import type { LoadedMap } from '../maps/loaded/loaded-map.js';
import { WAY_FLAGS } from '../roads/network/road-network.js';
import type { Leg } from '../roads/routes/leg.js';
import { refusal } from './answers.js';
import { badPolygon, polygonsOf } from './avoid-polygons.schema.js';
import type { FindRoute } from './route.schema.js';
import { vehicleOf } from './vehicle.schema.js';
import { RoadThreads } from './threads/road-threads.js';

/** Finds the legs of ways: what takes no time at once, all else in threads. */
@Injectable()
export class RouteFinder {
  constructor(private readonly threads: RoadThreads) {}

  /** The best way first. @throws `routing.no_road_nearby`, `routing.unreachable`, `validation_failed` */
  async find(map: LoadedMap, wanted: FindRoute): Promise<readonly (readonly Leg[])[]> {
    const { waypoints, profile, avoid, avoid_polygons: areas, alternatives } = wanted;
    const radiusM = wanted.radius_m;
    const { vehicle, departure_at: departureAt } = wanted;
    const isPlain = avoid.length === 0 && !areas && !vehicle && departureAt === undefined;
    if (isPlain && alternatives === 0) {
      const legs = (await map.router(profile)).route(waypoints, radiusM);
      if ('why' in legs) throw refusal(legs);
      return [legs];
    }
    const found = await this.threads.ask<'routes'>(map, profile, {
      kind: 'routes',
      waypoints,
      radiusM,
      avoidFlags: avoid.reduce((all, kind) => all | WAY_FLAGS[kind], 0),
      polygons: polygonsOf(areas),
      alternatives,
      vehicle: vehicle && vehicleOf(vehicle),
      departsMs: departureAt === undefined ? undefined : Date.parse(departureAt),
    });
    if (!('why' in found)) return found.routes;
    throw found.why === 'polygon_invalid' ? badPolygon(found, areas) : refusal(found);
  }
}
