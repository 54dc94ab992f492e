import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { distanceM } from '../../roads/network/geo-distance.js';
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
    private readonly clock: Clock,
  ) {}

  /** Places of maps and of the project, the best first. */
  find(tenant: Tenant, wanted: SearchPlaces) {
    return this.maps.ask(tenant, [], (mapped) => this.#find(tenant, wanted, mapped));
  }

  async #find(tenant: Tenant, wanted: SearchPlaces, mapped: readonly MappedPlaces[]) {
    const { q, limit, lang: language } = wanted;
    const near = wanted.near === undefined ? undefined : pointOf(wanted.near);
    const bounds = wanted.bbox === undefined ? undefined : boundsOf(wanted.bbox);
    const where = { near, bounds, categories: categoriesOf(wanted.categories), limit: MOST_FOUND };
    const now = this.clock.now();
    const openAt = openingWanted(wanted, now);
    const found: Scored[] = (await this.own.search(tenant, q, where)).map(({ place, score }) => ({
      seen: { source: 'own', place },
      score,
    }));
    for (const one of mapped) found.push(...(await ofMap(one, q, { ...where, language })));
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
}

async function ofMap(
  { map, pois }: MappedPlaces,
  q: string,
  { categories = [], language, ...where }: OwnPlaceSearch & { language: string | undefined },
): Promise<Scored[]> {
  const geocoder = await map.geocoder();
  const { region, build } = map;
  const found: Scored[] = [];
  for (const { osm, confidence } of geocoder.search(q, { ...where, language, layers: ['poi'] })) {
    const place = osm === null ? null : pois.get(`osm-${osm[0]}${osm.slice(osm.indexOf('/') + 1)}`);
    if (!place) continue;
    const { category, tag } = pois.about(place);
    if (!isAmong(categories, category, tag)) continue;
    const seen: SeenPlace = { source: 'map', place, pois, region: region.id, build };
    found.push({ seen, score: confidence });
  }
  return found;
}
