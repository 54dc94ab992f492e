import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { LoadedMap } from '../maps/loaded/loaded-map.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';
import { refusal, rounded, snapped } from './answers.js';
import { AskedMaps } from './asked-maps.js';
import type { FindIsochrones } from './isochrone.schema.js';
import { vehicleOf } from './vehicle.schema.js';
import { RoutingErrors } from './routing.errors.js';
import { RoadThreads } from './threads/road-threads.js';

/** Tells how far one gets from places. */
@Injectable()
export class IsochroneFinder {
  constructor(
    private readonly maps: AskedMaps,
    private readonly threads: RoadThreads,
  ) {}

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.takes_too_long` */
  find(tenant: Tenant, wanted: FindIsochrones) {
    const { place, region } = wanted;
    return this.maps.on({ tenant, places: [place], region }, (map) => this.#find(map, wanted));
  }

  async #find(map: LoadedMap, wanted: FindIsochrones) {
    const { place, profile, times_s: timesS, distances_m: distancesM = [] } = wanted;
    const found = await this.threads.ask<'areas'>(map, profile, {
      kind: 'areas',
      place,
      radiusM: wanted.radius_m,
      measure: timesS ? 'time' : 'distance',
      limits: timesS ?? distancesM,
      vehicle: wanted.vehicle && vehicleOf(wanted.vehicle),
    });
    if ('why' in found) throw found.why === 'unreachable' ? closed() : refusal(found);
    const { roads } = await map.router(profile);
    return {
      type: 'FeatureCollection' as const,
      features: found.areas.map(({ limit, area, reachedM, marginM }) => ({
        type: 'Feature' as const,
        properties: {
          time_s: timesS ? limit : null,
          distance_m: timesS ? null : limit,
          roads_m: rounded(reachedM),
          margin_m: rounded(marginM),
        },
        geometry: area,
      })),
      profile,
      region_id: map.region.id,
      place: snapped(roads, found.from),
      attribution: ATTRIBUTION,
    };
  }
}

const closed = () =>
  RoutingErrors.unreachable({ detail: 'The road at the place is closed to the vehicle.' });
