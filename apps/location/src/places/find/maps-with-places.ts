import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { placesOf } from '../../geocoding/storage/load-places.js';
import { type LoadedMap, MapGone } from '../../maps/loaded/loaded-map.js';
import { LoadedMaps } from '../../maps/loaded/loaded-maps.js';
import { loadMapPlaces } from '../map/map-place-file.js';
import { MapPlacesOfInterest } from '../map/map-places.js';

/** A map, and its points of interest. */
export interface MappedPlaces {
  readonly map: LoadedMap;
  readonly pois: MapPlacesOfInterest;
}

/** As many maps are looked through for one question, the smallest first. */
const MOST_MAPS = 8;

/** Points of interest of the maps that this process serves. What is not asked for is not read. */
@Injectable()
export class MapsWithPlaces {
  readonly #read = new WeakMap<LoadedMap, Promise<MapPlacesOfInterest | null>>();

  constructor(private readonly maps: LoadedMaps) {}

  /** Asks the maps of a project on which some places lie; all of them when none is given. */
  ask<Result>(
    tenant: Tenant,
    points: readonly { readonly lat: number; readonly lon: number }[],
    question: (mapped: readonly MappedPlaces[]) => Promise<Result>,
  ): Promise<Result> {
    return this.#again(async () => question(await this.#covering(tenant, points)));
  }

  /** Asks all maps of a project, however many, one after the other until one knows; those that are read already first. */
  first<Result>(
    tenant: Tenant,
    question: (mapped: MappedPlaces) => Result | null,
  ): Promise<Result | null> {
    return this.#again(async () => {
      const maps = this.maps.covering(tenant, []);
      const isRead = (map: LoadedMap) => this.#read.has(map);
      for (const map of [...maps.filter(isRead), ...maps.filter((one) => !isRead(one))]) {
        const pois = await this.#of(map);
        const answer = pois && question({ map, pois });
        if (answer !== null) return answer;
      }
      return null;
    });
  }

  /** A map may be deleted or built anew while it is asked: then the next one is asked. */
  async #again<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof MapGone)) throw error;
      await this.maps.look();
      return ask();
    }
  }

  async #covering(
    tenant: Tenant,
    points: readonly { readonly lat: number; readonly lon: number }[],
  ): Promise<MappedPlaces[]> {
    const found: MappedPlaces[] = [];
    for (const map of this.maps.covering(tenant, points).slice(0, MOST_MAPS)) {
      const pois = await this.#of(map);
      if (pois) found.push({ map, pois });
    }
    return found;
  }

  #of(map: LoadedMap): Promise<MapPlacesOfInterest | null> {
    let reading = this.#read.get(map);
    if (!reading) {
      reading = read(map);
      reading.catch(() => this.#read.delete(map));
      this.#read.set(map, reading);
    }
    return reading;
  }
}

async function read(map: LoadedMap): Promise<MapPlacesOfInterest | null> {
  const [{ stored }, own] = await Promise.all([map.places(), loadMapPlaces(map.folder)]);
  if (!own || !stored) return null;
  return new MapPlacesOfInterest(placesOf(stored), own);
}
