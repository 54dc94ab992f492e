import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { OwnPlaceEntity } from '../places/own/own-place.entity.js';
import { OwnPlaces } from '../places/own/own-places.js';
import type { FoundPlace } from './engines/geocoding-engine.js';
import { importanceOf } from './kinds.js';
import type { Question } from './question.js';
import { parseQuery } from './search/query.js';
import { DEFAULT_RADIUS_M } from './reverse/reverse.js';

const SURE_M = 100;
const USUAL_LIMIT = 10;

/** Places that projects have added themselves, whatever engine finds the others. */
@Injectable()
export class OwnPlacesFound {
  constructor(private readonly own: OwnPlaces) {}

  /** Those of a project that a question may mean; addresses in parts mean none. */
  async ask(tenant: Tenant, question: Question): Promise<FoundPlace[]> {
    const { kind, options } = question;
    if (kind === 'structured') return [];
    if (kind === 'reverse') return this.#around(tenant, question);
    if (options.layers && !options.layers.includes('poi')) return [];
    const { words, near = options.near, category } = parseQuery(question.q);
    // Categories of maps are tags, those of projects are not.
    if (words.length === 0 || category !== undefined) return [];
    const { bounds, countries, limit = USUAL_LIMIT } = options;
    const wanted = { near, bounds, limit };
    const found = await this.own.search(tenant, words.join(' '), wanted);
    const codes = countries?.map((code) => code.toLowerCase());
    return found
      .map(({ place, score, distanceM }) => foundOf(place, score, distanceM))
      .filter(({ address }) => !codes || codes.includes(address['country_code'] ?? ''));
  }

  /** Who asks for points of interest is told of these as well. */
  async #around(
    tenant: Tenant,
    { lat, lon, options }: Extract<Question, { kind: 'reverse' }>,
  ): Promise<FoundPlace[]> {
    const { layers = [], radiusM = DEFAULT_RADIUS_M, limit = 1 } = options;
    const found: FoundPlace[] = [];
    if (!layers.includes('poi')) return found;
    for await (const place of this.own.nearest(tenant, { lat, lon, radiusM })) {
      const { distanceM } = place;
      found.push(foundOf(place, SURE_M / (SURE_M + distanceM), distanceM));
      if (found.length === limit) break;
    }
    return found;
  }
}

function foundOf(place: OwnPlaceEntity, sure: number, distanceM: number | undefined): FoundPlace {
  const { id, name, category, lat, lon, address } = place;
  const { country_code: code, house_number: number, road, ...areas } = address;
  const line = [road, number].filter(Boolean).join(' ');
  const label = [name, line, ...Object.values(areas)].filter(Boolean);
  return {
    osm: null,
    ref: id,
    name,
    label: label.join(', '),
    kind: 'poi',
    category: { key: 'place', value: category },
    match: 'poi',
    confidence: Math.round(sure * 1000) / 1000,
    importance: importanceOf('poi', 0, true),
    lat,
    lon,
    bounds: [lat, lon, lat, lon],
    address: code === undefined ? address : { ...address, country_code: code.toLowerCase() },
    ...(distanceM !== undefined && { distanceM: Math.round(distanceM * 10) / 10 }),
    source: 'project',
    regionId: null,
    attribution: '',
  };
}
