import type { Kind } from './kinds.js';

/** Parts that are told apart in results. */
export type Layer = 'address' | 'street' | 'poi' | 'place' | 'postcode' | 'natural';

/** How a result answers what was asked for. */
export type Match = 'exact' | 'interpolated' | 'street' | 'place' | 'postcode' | 'poi' | 'natural';

/** Parts of an address by what they are: `house_number`, `road`, kinds of areas, `postcode`, `country_code`. */
export type AddressParts = Readonly<Record<string, string>>;

/** Something that was found. */
export interface GeocodeResult {
  /** `node/1`, `way/2`, `relation/3`; null for what is made of many. */
  readonly osm: string | null;
  /** The same, or `geonames/4`. */
  readonly ref: string | null;
  readonly name: string;
  /** The name and where it is, on one line. */
  readonly label: string;
  readonly kind: Kind | 'address';
  /** Tag that says what it is. */
  readonly category: { readonly key: string; readonly value: string };
  readonly match: Match;
  /** How surely it is what was meant, from 0 to 1. */
  readonly confidence: number;
  readonly importance: number;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** South, west, north, east. */
  readonly bounds: readonly [number, number, number, number];
  readonly address: AddressParts;
  /** From the place that was asked for; only when there was one. */
  readonly distanceM?: number | undefined;
}
