import { distanceM } from '../../roads/network/geo-distance.js';
import type { Places } from '../index/places.js';
import { AREA_KINDS, type Kind } from '../kinds.js';
import type { Layer } from '../result.js';
import { isWithin, type Point, type SearchOptions } from './query.js';
import type { WordQuery } from './searcher.js';

const NEAR_M = 1_000;
const REGION_M = 25_000;

/** The part of results that a kind belongs to. */
export function layerOf(kind: Kind): Layer {
  if (kind === 'street' || kind === 'poi' || kind === 'postcode' || kind === 'natural') return kind;
  return AREA_KINDS.has(kind) || kind === 'island' ? 'place' : 'natural';
}

/** Which places may be found at all. */
export function allowing(
  places: Places,
  { category, isAllowed }: Pick<WordQuery, 'category' | 'isAllowed'>,
  { bounds, countries, layers }: SearchOptions,
): (place: number) => boolean {
  const codes = countries && new Set(countries.map((code) => code.toLowerCase()));
  const { index } = places;
  return (place) => {
    if (isAllowed && !isAllowed(place)) return false;
    if (codes && !codes.has(index.texts[index.country[place]!]!)) return false;
    if (bounds && !isWithin(bounds, { lat: places.lat(place), lon: places.lon(place) }))
      return false;
    if (category !== undefined && !isOf(places.category(place), category)) return false;
    if (!layers) return true;
    return (
      layers.includes(layerOf(places.kind(place))) ||
      (layers.includes('address') && index.addressStart[place] !== index.addressStart[place + 1])
    );
  };
}

/** Whether a tag is `key=value`, or has that value. */
export const isOf = ({ key, value }: { key: string; value: string }, category: string): boolean =>
  category === value || category === `${key}=${value}`;

/** 1 at what is near or looked at, falling to 0. */
export function nearnessOf({ near, viewport }: SearchOptions): (at: Point) => number {
  if (!near && !viewport) return () => 0;
  return (at) => {
    if (viewport && isWithin(viewport, at)) return 1;
    if (!near) return 0;
    const metres = distanceM(at.lat, at.lon, near.lat, near.lon);
    return (Math.exp(-metres / NEAR_M) + Math.exp(-metres / REGION_M)) / 2;
  };
}
