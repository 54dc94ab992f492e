/** Kinds of what has a name, the biggest first. The number of a kind is kept in files: add at the end only. */
export const KINDS = [
  'country',
  'state',
  'county',
  'municipality',
  'city',
  'town',
  'village',
  'suburb',
  'hamlet',
  'neighbourhood',
  'locality',
  'postcode',
  'street',
  'poi',
  'natural',
  'island',
] as const;

export type Kind = (typeof KINDS)[number];

/** Ranks from 4, a country, to 30, a house, as Nominatim has them. */
const RANKS: Readonly<Record<Kind, number>> = {
  country: 4,
  state: 8,
  county: 12,
  municipality: 15,
  city: 16,
  island: 17,
  town: 18,
  village: 19,
  suburb: 20,
  hamlet: 20,
  neighbourhood: 22,
  locality: 23,
  postcode: 21,
  natural: 25,
  street: 26,
  poi: 30,
};

const MOST_RANK = 40;
const BASE = 0.75;
const KNOWN_BONUS = 0.05;
const PEOPLE_SHARE = 0.025;

/** Kinds that others lie in: they are written in addresses. */
export const AREA_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'country',
  'state',
  'county',
  'municipality',
  'city',
  'town',
  'village',
  'suburb',
  'hamlet',
  'neighbourhood',
  'locality',
]);

/** What is a settlement with others beside it. */
export const SETTLEMENTS: ReadonlySet<Kind> = new Set<Kind>(['city', 'town', 'village']);

/** How much one is meant by a name that others have too, from 0 to 1. */
export function importanceOf(kind: Kind, population: number, isKnown: boolean): number {
  const people = population > 0 ? Math.log10(population) * PEOPLE_SHARE : 0;
  const base = BASE - RANKS[kind] / MOST_RANK;
  return Math.min(1, Math.max(0, base + people + (isKnown ? KNOWN_BONUS : 0)));
}
