import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { type LoadedMap, MapGone } from '../../../maps/loaded/loaded-map.js';
import { LoadedMaps } from '../../../maps/loaded/loaded-maps.js';
import { ATTRIBUTION } from '../../../maps/regions/region.schema.js';
import { Earth, EARTH_ATTRIBUTION } from '../../earth/earth.js';
import type { ReverseAnswer } from '../../geocoder.js';
import type { Question } from '../../question.js';
import { parseQuery, type SearchOptions } from '../../search/query.js';
import { GeocodeThreads } from '../../threads/geocode-threads.js';
import { type FoundPlace, type FoundPlaces, GeocodingEngine } from '../geocoding-engine.js';
import { merged, nearest } from './merge.js';

const SUGGESTED = 5;
const SEARCHED = 10;
/** A city is near when it is that far. */
const CITY_RADIUS_M = 20_000;

type Words = Exclude<Question, { kind: 'reverse' }>;
type Where = Extract<Question, { kind: 'reverse' }>;

/** Finds places of the maps that the project uses, and cities of the whole earth. */
@Injectable()
export class EmbeddedEngine extends GeocodingEngine {
  constructor(
    private readonly maps: LoadedMaps,
    private readonly earth: Earth,
    private readonly threads: GeocodeThreads,
  ) {
    super();
  }

  override async ask(tenant: Tenant, question: Question): Promise<FoundPlaces> {
    return question.kind === 'reverse'
      ? this.#around(tenant, question)
      : this.#named(tenant, question);
  }

  async #named(tenant: Tenant, question: Words): Promise<FoundPlaces> {
    const maps = this.maps.covering(tenant, []);
    const found = await Promise.all([
      ...maps.map((map) => this.#onMap(map, question)),
      this.#onEarth(question),
    ]);
    const { kind, options } = question;
    const limit = options.limit ?? (kind === 'suggest' ? SUGGESTED : SEARCHED);
    const results = merged(
      found.map((one) => one.results),
      optionsOf(question),
      limit,
    );
    return { results, areas: [] };
  }

  async #around(tenant: Tenant, question: Where): Promise<FoundPlaces> {
    const { lat, lon, options } = question;
    const maps = this.maps.covering(tenant, [{ lat, lon }]);
    const found = await Promise.all(maps.map((map) => this.#onMap(map, question)));
    const limit = options.limit ?? 1;
    const results = nearest(
      found.map((one) => one.results),
      limit,
    );
    const areas = nearest(
      found.map((one) => one.areas),
      Infinity,
    );
    if (results.length > 0) return { results, areas };
    const isWanted = options.layers?.includes('place') ?? true;
    if (!isWanted) return { results: [], areas };
    const far = {
      ...options,
      layers: ['place'],
      radiusM: options.radiusM ?? CITY_RADIUS_M,
    } as const;
    const city = await this.#onEarth({ kind: 'reverse', lat, lon, options: far });
    return { results: city.results, areas };
  }

  /** A map that went meanwhile finds nothing: what takes its place is asked by who asks next. */
  async #onMap(map: LoadedMap, question: Question): Promise<FoundPlaces> {
    try {
      const answer = await this.threads.ask(await map.places(), question);
      const of = { source: 'map', regionId: map.region.id, attribution: ATTRIBUTION } as const;
      return from(answer, of);
    } catch (error) {
      if (error instanceof MapGone) return { results: [], areas: [] };
      throw error;
    }
  }

  async #onEarth(question: Question): Promise<FoundPlaces> {
    const places = await this.earth.places();
    if (!places) return { results: [], areas: [] };
    return from(await this.threads.ask(places, question), EARTH);
  }
}

const EARTH = { source: 'earth', regionId: null, attribution: EARTH_ATTRIBUTION } as const;

function from(
  { results, areas }: ReverseAnswer,
  where: Pick<FoundPlace, 'source' | 'regionId' | 'attribution'>,
): FoundPlaces {
  const of = (place: ReverseAnswer['results'][number]): FoundPlace => ({ ...place, ...where });
  return { results: results.map(of), areas: areas.map(of) };
}

/** With the place that is written at the end of the words. */
function optionsOf(question: Words): SearchOptions {
  if (question.kind === 'structured') return question.options;
  return { ...question.options, near: parseQuery(question.q).near ?? question.options.near };
}
