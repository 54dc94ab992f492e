import { z } from 'zod';
import type { Kind } from '../../kinds.js';
import { type ForeignResult, kindNamed } from '../foreign-result.js';

const number = z.coerce.number();

/** A result of Nominatim in its form `jsonv2`. */
export const NominatimPlace = z.object({
  licence: z.string().default('© OpenStreetMap contributors'),
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: number,
  lon: number,
  category: z.string().default(''),
  type: z.string().default(''),
  place_rank: z.number().default(30),
  importance: z.number().default(0),
  addresstype: z.string().optional(),
  name: z.string().nullish(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
  boundingbox: z.tuple([number, number, number, number]).optional(),
});
export type NominatimPlace = z.output<typeof NominatimPlace>;

export const NominatimFound = z.array(NominatimPlace);
/** Where nothing is, it says so in words. */
export const NominatimNear = z.union([NominatimPlace, z.object({ error: z.unknown() })]);

const HOUSE_RANK = 30;
const STREET_RANK = 26;
const PARTS = new Set(
  'house_number road neighbourhood suburb hamlet village town city municipality county state postcode country country_code'.split(
    ' ',
  ),
);

/** What Nominatim says, in our words. */
export function ofNominatim(place: NominatimPlace): ForeignResult {
  const { osm_type: type, osm_id: id, lat, lon, category, display_name: label } = place;
  const [south, north, west, east] = place.boundingbox ?? [lat, lat, lon, lon];
  const parts = Object.entries(place.address).filter(([name]) => PARTS.has(name));
  return {
    osm: type === undefined || id === undefined ? null : `${type}/${id}`,
    name: place.name || label.split(',')[0]!,
    label,
    kind: kindOf(place),
    category: { key: category, value: place.type },
    importance: Math.min(1, Math.max(0, place.importance)),
    lat,
    lon,
    bounds: [south, west, north, east],
    address: Object.fromEntries(parts),
    attribution: place.licence,
  };
}

function kindOf({
  category,
  type,
  addresstype,
  place_rank: rank,
  address,
  name,
}: NominatimPlace): Kind | 'address' {
  if (type === 'postcode' || addresstype === 'postcode') return 'postcode';
  if (category === 'natural' || category === 'waterway') return 'natural';
  const isNamed = typeof name === 'string' && name !== '' && name !== address['house_number'];
  if (rank >= HOUSE_RANK)
    return address['house_number'] !== undefined && !isNamed ? 'address' : 'poi';
  if (category === 'highway' || rank >= STREET_RANK) return 'street';
  return kindNamed(addresstype) ?? kindNamed(type) ?? 'locality';
}
