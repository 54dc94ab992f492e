import type { Tenant } from '@skydeck/auth-guard';
import type { Question } from '../../question.js';
import type { Layer } from '../../result.js';
import { DEFAULT_RADIUS_M } from '../../reverse/reverse.js';
import type { Bounds, Point, SearchOptions } from '../../search/query.js';
import { askHttp } from '../ask-http.js';
import { foundOf, isOfLayers } from '../foreign-result.js';
import { type FoundPlaces, GeocodingEngine } from '../geocoding-engine.js';
import { refuse } from '../refuse.js';
import { ofPhoton, PhotonFound } from './photon-answer.js';

const DEFAULT_LIMIT = 10;
const SUGGESTED = 5;
const METRES_PER_KM = 1_000;
const LAYERS: Readonly<Record<Layer, readonly string[]>> = {
  address: ['house'],
  street: ['street'],
  place: ['locality', 'district', 'city', 'county', 'state', 'country'],
  postcode: ['other'],
  poi: ['house', 'other'],
  natural: ['other'],
};

/** Asks a Photon over HTTP. */
export class PhotonEngine extends GeocodingEngine {
  constructor(private readonly base: string) {
    super();
  }

  override async ask(_tenant: Tenant, question: Question): Promise<FoundPlaces> {
    const { options } = question;
    const { features } = await askHttp({
      base: this.base,
      path: pathOf(question),
      query: {
        ...(question.kind === 'reverse' ? placeOf(question) : wordsOf(question)),
        lang: options.language?.split('-')[0]?.toLowerCase(),
        limit: limitOf(question),
        layer: layersOf(options.layers ?? (question.kind === 'reverse' ? REVERSED : undefined)),
      },
      answer: PhotonFound,
    });
    const found = features.map((feature) => foundOf(question, ofPhoton(feature)));
    return { results: found.filter((one) => isOfLayers(question, one)), areas: [] };
  }
}

const REVERSED: readonly Layer[] = ['address', 'street', 'place'];

const pathOf = ({ kind }: Question): string =>
  kind === 'reverse' ? 'reverse' : kind === 'structured' ? 'structured' : 'api';

function limitOf({ kind, options }: Question): number {
  if (options.limit !== undefined) return options.limit;
  if (kind === 'reverse') return 1;
  return kind === 'suggest' ? SUGGESTED : DEFAULT_LIMIT;
}

const placeOf = ({ lat, lon, options }: Extract<Question, { kind: 'reverse' }>) => ({
  lat,
  lon,
  radius: (options.radiusM ?? DEFAULT_RADIUS_M) / METRES_PER_KM,
});

function wordsOf(question: Exclude<Question, { kind: 'reverse' }>) {
  const { options } = question;
  const { bounds, countries } = options;
  refuse('photon', {
    'areas over the 180th meridian': bounds && bounds[1] > bounds[3] ? bounds : undefined,
  });
  const near = nearOf(options);
  const codes = countries?.map((code) => code.toUpperCase());
  const where = {
    lat: near?.lat,
    lon: near?.lon,
    bbox: bounds && [bounds[1], bounds[0], bounds[3], bounds[2]].join(','),
  };
  if (question.kind !== 'structured') return { q: question.q, ...where, countrycode: codes };
  const { houseNumber, country, ...parts } = question.parts;
  const isCode = country === undefined || /^[a-z]{2}$/i.test(country);
  refuse('photon', { 'countries by name, only by code': isCode ? undefined : country });
  return {
    ...parts,
    housenumber: houseNumber,
    ...where,
    countrycode: country?.toUpperCase() ?? codes,
  };
}

/** The middle of what one looks at, when nothing nearer is said. */
function nearOf({ near, viewport }: SearchOptions): Point | undefined {
  return near ?? (viewport && middleOf(viewport));
}

function middleOf([south, west, north, east]: Bounds): Point {
  const width = west <= east ? east - west : east - west + 360;
  const lon = west + width / 2;
  return { lat: (south + north) / 2, lon: lon > 180 ? lon - 360 : lon };
}

const layersOf = (layers: readonly Layer[] | undefined): readonly string[] | undefined =>
  layers && Array.from(new Set(layers.flatMap((layer) => LAYERS[layer])));
