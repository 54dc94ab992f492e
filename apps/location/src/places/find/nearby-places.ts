import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { mergeNearest } from '../nearest/merge-nearest.js';
import type { Away } from '../nearest/nearest-first.js';
import type { Circle } from '../nearest/search-windows.js';
import { OwnPlaces } from '../own/own-places.js';
import { type MappedPlaces, MapsWithPlaces } from './maps-with-places.js';
import { OpeningSearch } from './opening-search.js';
import type { FoundPlace } from './place.schema.js';
import { categoriesOf, type FindNearby, openingWanted } from './place-query.schema.js';
import { presentFound } from './present-place.js';
import type { SeenPlace } from './seen-place.js';

/** A place with what the order needs. */
type SeenAway = Away<{ readonly id: string; lat: number; lon: number; readonly seen: SeenPlace }>;

/** Finds what is near. */
@Injectable()
export class NearbyPlaces {
  constructor(
    private readonly maps: MapsWithPlaces,
    private readonly own: OwnPlaces,
    private readonly clock: Clock,
  ) {}

  /** Places of maps and of the project, the nearest first. */
  find(tenant: Tenant, wanted: FindNearby) {
    return this.maps.ask(tenant, [wanted], (mapped) => this.#find(tenant, wanted, mapped));
  }

  async #find(tenant: Tenant, wanted: FindNearby, mapped: readonly MappedPlaces[]) {
    const { lat, lon, radius_m: radiusM, limit, lang: language } = wanted;
    const now = this.clock.now();
    const openAt = openingWanted(wanted, now);
    const shown = { at: openAt ?? now, language };
    const categories = categoriesOf(wanted.categories);
    const circle = { lat, lon, radiusM };
    const lists = [
      this.#ofProject(tenant, circle, categories),
      ...mapped.map((one) => ofMap(one, circle, categories)),
    ];
    const opening = new OpeningSearch(openAt);
    const places: FoundPlace[] = [];
    let isComplete = true;
    for await (const { seen, distanceM } of mergeNearest(lists)) {
      if (opening.isOver) isComplete = false;
      if (opening.isOver || places.length >= limit) break;
      if (await opening.isWanted(seen)) places.push(presentFound(seen, distanceM, shown));
    }
    return { places, is_complete: isComplete, attribution: ATTRIBUTION };
  }

  async *#ofProject(
    tenant: Tenant,
    circle: Circle,
    categories: readonly string[],
  ): AsyncGenerator<SeenAway> {
    for await (const place of this.own.nearest(tenant, circle, categories)) {
      yield { ...pointOf(place), seen: { source: 'own', place } };
    }
  }
}

async function* ofMap(
  { map, pois }: MappedPlaces,
  circle: Circle,
  categories: readonly string[],
): AsyncGenerator<SeenAway> {
  const { region, build } = map;
  for await (const place of pois.nearest(circle, categories)) {
    const seen: SeenPlace = { source: 'map', place, pois, region: region.id, build };
    yield { ...pointOf(place), seen };
  }
}

const pointOf = ({ id, lat, lon, distanceM }: Away<{ id: string; lat: number; lon: number }>) => ({
  id,
  lat,
  lon,
  distanceM,
});
