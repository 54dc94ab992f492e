import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { OwnPlaces } from '../own/own-places.js';
import { PlaceErrors } from '../places.errors.js';
import { MapsWithPlaces } from './maps-with-places.js';
import type { ShowPlace } from './place-query.schema.js';
import { presentPlace } from './present-place.js';
import type { SeenPlace } from './seen-place.js';

/** Tells all that is known of a place. */
@Injectable()
export class ShownPlaces {
  constructor(
    private readonly maps: MapsWithPlaces,
    private readonly own: OwnPlaces,
    private readonly clock: Clock,
  ) {}

  /** The place, and which version of it. @throws `place.not_found` */
  async show(tenant: Tenant, id: string, { at, lang: language }: ShowPlace) {
    const seen = await this.#find(tenant, id);
    if (!seen) throw PlaceErrors.not_found();
    const version = seen.source === 'own' ? seen.place.version : `${seen.region}-${seen.build}`;
    const shown = { at: at === undefined ? this.clock.now() : new Date(at), language };
    return { place: presentPlace(seen, shown), version };
  }

  async #find(tenant: Tenant, id: string): Promise<SeenPlace | null> {
    const own = await this.own.get(tenant, id);
    if (own) return { source: 'own', place: own };
    return this.maps.first(tenant, ({ map, pois }): SeenPlace | null => {
      const place = pois.get(id);
      const { region, build } = map;
      return place && { source: 'map', place, pois, region: region.id, build };
    });
  }
}
