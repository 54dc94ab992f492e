import { BadGeocodeQuery } from '../bad-geocode-query.js';
import type { Places } from '../index/places.js';
import { AREA_KINDS, type Kind } from '../kinds.js';
import { parseQuery } from './query.js';
import type { WordQuery } from './searcher.js';

/** An address in its parts; at least one. */
export interface StructuredQuery {
  /** With or without a house number. */
  readonly street?: string | undefined;
  readonly houseNumber?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
  readonly state?: string | undefined;
  readonly postcode?: string | undefined;
  readonly country?: string | undefined;
}

const PARTS = ['street', 'houseNumber', 'city', 'county', 'state', 'postcode', 'country'] as const;
const MOST_BITS = 31;

/** Kinds that a part names; the first part that is there is what is looked for. */
const NAMED: readonly (readonly [keyof StructuredQuery, (kind: Kind) => boolean])[] = [
  [
    'street',
    (kind) =>
      kind === 'street' || kind === 'locality' || kind === 'hamlet' || kind === 'neighbourhood',
  ],
  ['city', (kind) => AREA_KINDS.has(kind) && kind !== 'country' && kind !== 'state'],
  ['postcode', (kind) => kind === 'postcode'],
  ['county', (kind) => kind === 'county'],
  ['state', (kind) => kind === 'state'],
  ['country', (kind) => kind === 'country'],
];

/** All words of an address in parts, and which are those of which part. @throws BadGeocodeQuery */
export function structuredWords(query: StructuredQuery): {
  readonly words: readonly string[];
  readonly bits: Readonly<Partial<Record<keyof StructuredQuery, number>>>;
} {
  const given = PARTS.filter((part) => query[part] !== undefined && query[part] !== '');
  if (given.length === 0)
    throw new BadGeocodeQuery('street', 'or another part of an address must be given');
  if (given.every((part) => part === 'houseNumber'))
    throw new BadGeocodeQuery('street', 'must be given with a house number');
  const words: string[] = [];
  const bits: Partial<Record<keyof StructuredQuery, number>> = {};
  for (const part of given) {
    const own = parseQuery(query[part]!, part).words;
    bits[part] = own.reduce((mask, _, at) => mask | (1 << (words.length + at)), 0);
    words.push(...own);
  }
  if (words.length > MOST_BITS) throw new BadGeocodeQuery(given[0]!, 'has too many words');
  return { words, bits };
}

/**
 * Searches for an address in parts, the finest first: who knows the street is answered with it, else
 * with its town.
 * @throws BadGeocodeQuery
 */
export function structuredQueries(places: Places, query: StructuredQuery): WordQuery[] {
  const { words, bits } = structuredWords(query);
  const kinds = Array.from(places.kinds);
  return NAMED.filter(([part, isKind]) => bits[part] !== undefined && kinds.some(isKind)).map(
    ([part, isKind]): WordQuery => ({
      words,
      isTyped: false,
      ownBits: bits[part],
      isAllowed: (place) => isKind(places.kind(place)),
    }),
  );
}
