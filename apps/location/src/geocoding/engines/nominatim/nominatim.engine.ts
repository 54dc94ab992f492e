import type { Tenant } from '@skydeck/auth-guard';
import type { Question } from '../../question.js';
import type { Layer } from '../../result.js';
import { DEFAULT_RADIUS_M } from '../../reverse/reverse.js';
import type { Bounds, SearchOptions } from '../../search/query.js';
import { askHttp } from '../ask-http.js';
import { type FoundPlaces, GeocodingEngine } from '../geocoding-engine.js';
import { foundOf, isOfLayers } from '../foreign-result.js';
import { refuse } from '../refuse.js';
import { NominatimFound, NominatimNear, ofNominatim } from './nominatim-answer.js';

const DEFAULT_LIMIT = 10;
const MOST = 40;
/** Degrees around a place that is to be near. */
const NEAR_DEG = 0.25;
const LAYERS: Readonly<Record<Layer, string>> = {
  address: 'address',
  street: 'address',
  place: 'address',
  postcode: 'address',
  poi: 'poi',
  natural: 'natural',
};
const HOUSES = 18;
const STREETS = 17;
const SETTLEMENTS = 13;

/** Asks a Nominatim over HTTP. It does not complete what is being typed, and knows no letters too many. */
export class NominatimEngine extends GeocodingEngine {
  constructor(private readonly base: string) {
    super();
  }

  override async ask(_tenant: Tenant, question: Question): Promise<FoundPlaces> {
    if (question.kind === 'suggest') refuse('nominatim', { autocomplete: true });
    return question.kind === 'reverse' ? this.#near(question) : this.#search(question);
  }

  async #search(question: Exclude<Question, { kind: 'reverse' }>): Promise<FoundPlaces> {
    const { options } = question;
    const { limit = DEFAULT_LIMIT, bounds, viewport } = options;
    const box = bounds ?? viewport;
    refuse('nominatim', {
      'areas over the 180th meridian': box && box[1] > box[3] ? box : undefined,
    });
    const places = await askHttp({
      base: this.base,
      path: 'search',
      query: {
        ...wordsOf(question),
        ...form(options.language),
        limit: Math.min(MOST, limit),
        countrycodes: options.countries?.join(',').toLowerCase(),
        viewbox: viewboxOf(options)?.join(','),
        bounded: bounds && 1,
        layer: layersOf(options.layers),
      },
      answer: NominatimFound,
    });
    const found = places.map((place) => foundOf(question, ofNominatim(place)));
    return { results: found.filter((one) => isOfLayers(question, one)), areas: [] };
  }

  async #near(question: Extract<Question, { kind: 'reverse' }>): Promise<FoundPlaces> {
    const { lat, lon, options } = question;
    const { radiusM = DEFAULT_RADIUS_M, layers = ['address', 'street', 'place'] } = options;
    const answer = await askHttp({
      base: this.base,
      path: 'reverse',
      query: {
        lat,
        lon,
        ...form(options.language),
        zoom: zoomOf(layers),
        layer: layersOf(layers),
      },
      answer: NominatimNear,
    });
    if ('error' in answer) return { results: [], areas: [] };
    const found = foundOf(question, ofNominatim(answer));
    // Who stands in a town is in it, however far its middle is.
    const isNear = found.match === 'place' || found.distanceM! <= radiusM;
    return { results: isNear && isOfLayers(question, found) ? [found] : [], areas: [] };
  }
}

const form = (language: string | undefined) => ({
  format: 'jsonv2',
  addressdetails: 1,
  'accept-language': language,
});

function wordsOf(question: Exclude<Question, { kind: 'reverse' }>) {
  if (question.kind !== 'structured') return { q: question.q };
  const { street, houseNumber, postcode, ...areas } = question.parts;
  const line = [houseNumber, street].filter(Boolean).join(' ');
  return { street: line, postalcode: postcode, ...areas };
}

/** West, south, east, north. */
function viewboxOf({ bounds, viewport, near }: SearchOptions) {
  const box: Bounds | undefined = bounds ?? viewport;
  if (box) return [box[1], box[0], box[3], box[2]];
  if (!near) return undefined;
  const { lat, lon } = near;
  return [lon - NEAR_DEG, lat - NEAR_DEG, lon + NEAR_DEG, lat + NEAR_DEG];
}

const layersOf = (layers: readonly Layer[] | undefined): string | undefined =>
  layers && Array.from(new Set(layers.map((layer) => LAYERS[layer]))).join(',');

function zoomOf(layers: readonly Layer[]): number {
  if (layers.some((layer) => layer === 'address' || layer === 'poi' || layer === 'natural'))
    return HOUSES;
  return layers.includes('street') ? STREETS : SETTLEMENTS;
}
