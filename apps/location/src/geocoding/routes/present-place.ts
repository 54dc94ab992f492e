import { createHash } from 'node:crypto';
import type { FoundPlace } from '../engines/geocoding-engine.js';
import { layerOf } from '../search/wanted.js';
import type { GeocodedPlace } from './geocoding.schema.js';

const ID_LETTERS = 16;
const DIGITS = 1e7;

/** A place as callers see it. */
export function presentPlace(place: FoundPlace): GeocodedPlace {
  const { name, label, kind, category, match, confidence, lat, lon, bounds, address } = place;
  const [south, west, north, east] = bounds;
  return {
    id: place.ref ?? madeId(place),
    name,
    label,
    layer: kind === 'address' ? 'address' : layerOf(kind),
    kind,
    category: `${category.key}=${category.value}`,
    match,
    confidence,
    point: { lat: rounded(lat), lon: rounded(lon) },
    bounds: [rounded(south), rounded(west), rounded(north), rounded(east)],
    address,
    distance_m: place.distanceM ?? null,
    region_id: place.regionId,
    attribution: place.attribution,
  };
}

/** What has to be shown with all of them. */
export const attributionOf = (places: readonly FoundPlace[]): string =>
  joined(places.map(({ attribution }) => attribution));

/** Each once; what projects know themselves needs none. */
export const joined = (attributions: readonly string[]): string =>
  Array.from(new Set(attributions.filter((one) => one !== ''))).join(', ');

/** What is made of several objects has the same name as long as it is the same. */
function madeId({ kind, name, lat, lon }: FoundPlace): string {
  const said = [kind, name, rounded(lat), rounded(lon)].join('\n');
  return `made/${createHash('sha256').update(said).digest('hex').slice(0, ID_LETTERS)}`;
}

const rounded = (degrees: number): number => Math.round(degrees * DIGITS) / DIGITS;
