import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { type LoadedMap, MapGone } from '../maps/loaded/loaded-map.js';
import { LoadedMaps } from '../maps/loaded/loaded-maps.js';
import { RoutingErrors } from './routing.errors.js';
import type { Place } from './routing.schema.js';

/** Which map is meant. */
export interface Wanted {
  readonly tenant: Tenant;
  readonly places: readonly Place[];
  readonly region: string | undefined;
  /** When no map has all places, one that has the first will do. */
  readonly isPartly?: boolean;
}

/** Finds the map that a question is about. */
@Injectable()
export class AskedMaps {
  constructor(private readonly maps: LoadedMaps) {}

  /**
   * Asks a map. It may be deleted or built anew meanwhile: then the next one is asked.
   * @throws `routing.no_map`
   */
  async on<Result>(wanted: Wanted, ask: (map: LoadedMap) => Promise<Result>): Promise<Result> {
    try {
      return await ask(this.#mapFor(wanted));
    } catch (error) {
      if (!(error instanceof MapGone)) throw error;
      await this.maps.look();
      return ask(this.#mapFor(wanted));
    }
  }

  #mapFor(wanted: Wanted): LoadedMap {
    const { tenant, places, region, isPartly = false } = wanted;
    if (region !== undefined) {
      const map = this.maps.get(tenant, region);
      if (!map)
        throw RoutingErrors.no_map({ detail: 'The project has no such map that is ready.' });
      return map;
    }
    const [all] = this.maps.covering(tenant, places);
    const map = all ?? (isPartly ? this.maps.covering(tenant, places.slice(0, 1))[0] : undefined);
    if (!map) throw this.#missing(wanted);
    return map;
  }

  #missing({ tenant, places }: Wanted) {
    const swapped = places.map(({ lat, lon }) => ({ lat: lon, lon: lat }));
    if (this.maps.covering(tenant, swapped).length === 0) return RoutingErrors.no_map();
    const detail = 'No map has these places, but one has them with `lat` and `lon` swapped.';
    return RoutingErrors.no_map({ detail });
  }
}
