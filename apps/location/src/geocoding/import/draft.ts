import type { Kind } from '../kinds.js';
import { importanceOf } from '../kinds.js';
import type { Names } from './names.js';
import { namesOf } from './names.js';
import type { Box, Line, Thing } from './thing.js';

/** Something with a name while the index is made. */
export interface Draft {
  kind: Kind;
  key: string;
  value: string;
  names: Names;
  readonly lat: number;
  readonly lon: number;
  box: Box;
  readonly osmType: number;
  readonly osmId: number;
  importance: number;
  /** The smallest that it lies in. */
  parent: Draft | null;
  /** Of what stands at a street: that street. */
  street: Draft | null;
  houseNumber: string;
  postcode: string;
  /** ISO 3166-1, two small letters; '' where no country is. */
  country: string;
  lines: readonly Line[];
  readonly rings: readonly Line[] | null;
}

/** A house number at a street or in a place without streets. */
export interface DraftAddress {
  readonly number: string;
  readonly lat: number;
  readonly lon: number;
  readonly box: Box;
  readonly postcode: string;
  readonly osmType: number;
  readonly osmId: number;
  readonly on: Draft;
  readonly isInterpolated: boolean;
}

/** Type of what is made of other objects of a map. */
export const NO_OSM = 3;

/** A draft of something that the map has. */
export function draftOf(thing: Thing, kind: Kind): Draft {
  const { tags, is, lat, lon, box, osmType, osmId, rings } = thing;
  return {
    kind,
    key: is?.key ?? 'building',
    value: is?.value ?? 'yes',
    names: namesOf(tags),
    lat,
    lon,
    box,
    osmType,
    osmId,
    importance: importanceOf(kind, populationOf(tags), 'wikidata' in tags || 'wikipedia' in tags),
    parent: null,
    street: null,
    houseNumber: tags['addr:housenumber'] ?? '',
    postcode: tags['addr:postcode'] ?? tags['postal_code'] ?? '',
    country: '',
    lines: [],
    rings,
  };
}

/** A draft of something that only its parts say. */
export function madeDraft(
  kind: Kind,
  category: readonly [key: string, value: string],
  { names, lat, lon, box }: Pick<Draft, 'names' | 'lat' | 'lon' | 'box'>,
): Draft {
  const [key, value] = category;
  return {
    kind,
    key,
    value,
    names,
    lat,
    lon,
    box,
    osmType: NO_OSM,
    osmId: 0,
    importance: importanceOf(kind, 0, false),
    parent: null,
    street: null,
    houseNumber: '',
    postcode: '',
    country: '',
    lines: [],
    rings: null,
  };
}

export function populationOf(tags: Readonly<Record<string, string>>): number {
  const population = Number((tags['population'] ?? '').replaceAll(/[\s,.]/g, ''));
  return Number.isFinite(population) ? population : 0;
}
