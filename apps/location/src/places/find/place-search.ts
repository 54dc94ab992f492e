import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { distanceM } from '../../roads/network/geo-distance.js';
import { parseQuery } from '../../geocoding/search/query.js';
import { refusalOf } from '../../geocoding/routes/read-question.js';
import { GeocodeThreads } from '../../geocoding/threads/geocode-threads.js';
import { osmPlaceIdOf } from '../map/osm-place-id.js';
import { isAmong } from '../categories/categories.js';
import { OwnPlaces, type OwnPlaceSearch } from '../own/own-places.js';
import { type MappedPlaces, MapsWithPlaces } from './maps-with-places.js';
import { OpeningSearch } from './opening-search.js';
import type { FoundPlace } from './place.schema.js';
import {
  boundsOf,
  categoriesOf,
  openingWanted,
  pointOf,
  type SearchPlaces,
} from './place-query.schema.js';
import { presentFound } from './present-place.js';
import type { SeenPlace } from './seen-place.js';

/** A place, and how well its name fits. */
interface Scored {
  readonly seen: SeenPlace;
  /** From 0 to 1. */
  readonly score: number;
}

const MOST_FOUND = 50;
/** Names that fit about as well are told by distance. */
const STEPS = 10;

/** Finds places by words. */
@Injectable()
export class PlaceSearch {
  constructor(
    private readonly maps: MapsWithPlaces,
    private readonly own: OwnPlaces,
    private readonly threads: GeocodeThreads,
    private readonly clock: Clock,
  ) {}

  /** Places of maps and of the project, the best first. @throws `validation_failed`, `geocoding.busy` */
  async find(tenant: Tenant, wanted: SearchPlaces) {
    try {
      return await this.maps.ask(tenant, [], (mapped) => this.#find(tenant, wanted, mapped));
    } catch (error) {
      throw refusalOf(error, 'query');
    }
  }

  async #find(tenant: Tenant, wanted: SearchPlaces, mapped: readonly MappedPlaces[]) {
    const { q, limit, lang: language } = wanted;
    const { words, near: written } = parseQuery(q);
    const near = wanted.near === undefined ? written : pointOf(wanted.near);
    const bounds = wanted.bbox === undefined ? undefined : boundsOf(wanted.bbox);
    const where = { near, bounds, categories: categoriesOf(wanted.categories), limit: MOST_FOUND };
    const now = this.clock.now();
    const openAt = openingWanted(wanted, now);
    const own = await this.own.search(tenant, words.join(' '), where);
    const found: Scored[] = own.map(({ place, score }) => ({
      seen: { source: 'own', place },
      score,
    }));
    for (const one of mapped) found.push(...(await this.#ofMap(one, q, { ...where, language })));
    const away = ({ seen: { place } }: Scored): number | undefined =>
      near && distanceM(near.lat, near.lon, place.lat, place.lon);
    const sorted = found.toSorted(
      (one, other) =>
        Math.round(other.score * STEPS) - Math.round(one.score * STEPS) ||
        (away(one) ?? 0) - (away(other) ?? 0),
    );
    const opening = new OpeningSearch(openAt);
    const places = new Map<string, FoundPlace>();
    for (const one of sorted) {
      const { id } = one.seen.place;
      if (opening.isOver || places.size >= limit) break;
      if (places.has(id) || !(await opening.isWanted(one.seen))) continue;
      places.set(id, presentFound(one.seen, away(one), { at: openAt ?? now, language }));
    }
    const all = Array.from(places.values());
    return { places: all, is_complete: !opening.isOver, attribution: ATTRIBUTION };
  }

  async #ofMap(
    { map, pois }: MappedPlaces,
    q: string,
    { categories = [], language, ...where }: OwnPlaceSearch & { language: string | undefined },
  ): Promise<Scored[]> {
    const options = { ...where, language, layers: ['poi'] as const };
    const places = await map.places();
    const { results } = await this.threads.ask(places, { kind: 'search', q, options });
    const { region, build } = map;
    const found: Scored[] = [];
    for (const { osm, confidence } of results) {
      const place = osm === null ? null : pois.get(osmPlaceIdOf(osm));
      if (!place) continue;
      const { category, tag } = pois.about(place);
      if (!isAmong(categories, category, tag)) continue;
      const seen: SeenPlace = { source: 'map', place, pois, region: region.id, build };
      found.push({ seen, score: confidence });
    }
    return found;
  }
}
