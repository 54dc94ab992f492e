import type { OsmTags } from '../../osm/index.js';
import type { Kind } from '../kinds.js';

/** What something on a map is. */
export interface Classified {
  readonly kind: Kind;
  /** Tag that says so. */
  readonly key: string;
  readonly value: string;
}

const PLACES: Readonly<Record<string, Kind>> = {
  country: 'country',
  state: 'state',
  region: 'state',
  province: 'state',
  county: 'county',
  district: 'county',
  municipality: 'municipality',
  city: 'city',
  town: 'town',
  village: 'village',
  suburb: 'suburb',
  borough: 'suburb',
  quarter: 'suburb',
  city_block: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  hamlet: 'hamlet',
  isolated_dwelling: 'hamlet',
  farm: 'hamlet',
  allotments: 'hamlet',
  locality: 'locality',
  square: 'street',
  island: 'island',
  islet: 'island',
};

const POI_KEYS = [
  'amenity',
  'shop',
  'tourism',
  'leisure',
  'office',
  'historic',
  'healthcare',
  'craft',
  'emergency',
  'aeroway',
  'railway',
  'public_transport',
  'aerialway',
  'man_made',
  'club',
  'sport',
  'landuse',
  'building',
] as const;

const NATURAL_KEYS = ['waterway', 'natural', 'mountain_pass'] as const;

/** Of these keys only what is worth finding. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  railway: new Set(['station', 'halt', 'tram_stop', 'subway_entrance', 'stop']),
  landuse: new Set([
    'cemetery',
    'industrial',
    'retail',
    'commercial',
    'military',
    'recreation_ground',
    'forest',
  ]),
  waterway: new Set(['river', 'stream', 'canal', 'waterfall', 'dam', 'dock', 'boatyard']),
};

/** What need not have a name to be found by its kind. */
const NAMELESS = new Set(['amenity', 'shop', 'tourism', 'healthcare', 'emergency']);
const STREETS_NOT = new Set([
  'bus_stop',
  'proposed',
  'construction',
  'platform',
  'street_lamp',
  'crossing',
]);
const CITY = 16;

/** Null when it is nothing that people look for. */
export function classify(tags: OsmTags): Classified | null {
  const { place, boundary, highway } = tags;
  const hasName = 'name' in tags || 'name:en' in tags;
  // A street may be the border of a quarter.
  if (boundary === 'administrative' && hasName && highway === undefined) {
    const kind = adminKind(Number(tags['admin_level']));
    return kind && { kind, key: 'boundary', value: 'administrative' };
  }
  if (boundary === 'postal_code' && 'postal_code' in tags) {
    return { kind: 'postcode', key: 'boundary', value: 'postal_code' };
  }
  if (place !== undefined && hasName && Object.hasOwn(PLACES, place)) {
    return { kind: PLACES[place]!, key: 'place', value: place };
  }
  for (const key of POI_KEYS) {
    const value = tags[key];
    if (value === undefined || value === 'no' || (ONLY[key] && !ONLY[key].has(value))) continue;
    if (!hasName && !(NAMELESS.has(key) && value !== 'yes')) continue;
    return { kind: 'poi', key, value };
  }
  if (highway === 'bus_stop' && hasName) return { kind: 'poi', key: 'highway', value: highway };
  if (highway !== undefined && hasName && !STREETS_NOT.has(highway)) {
    return { kind: 'street', key: 'highway', value: highway };
  }
  for (const key of NATURAL_KEYS) {
    const value = tags[key];
    if (value === undefined || !hasName || (ONLY[key] && !ONLY[key].has(value))) continue;
    return { kind: 'natural', key, value };
  }
  return null;
}

function adminKind(level: number): Kind | null {
  if (level === 2) return 'country';
  if (level >= 3 && level <= 4) return 'state';
  if (level >= 5 && level <= 7) return 'county';
  if (level === 8) return 'municipality';
  if (level >= 9 && level <= 10) return 'suburb';
  return level > 10 && level <= CITY ? 'neighbourhood' : null;
}
