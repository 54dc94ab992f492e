import Flatbush from 'flatbush';
import type { Draft, DraftAddress } from '../import/draft.js';
import type { Gazetteer } from '../import/gazetteer.js';
import { packNames } from '../import/names.js';
import { StreetPieces } from '../import/street-pieces.js';
import { AREA_KINDS, KINDS } from '../kinds.js';
import { northing, SCALE } from '../places-on-earth.js';
import { wordsOf } from '../text/words.js';
import { buildWords } from './build-words.js';
import type { AddressArrays, PlaceIndex } from './place-index.js';
import { joined, Texts } from './texts.js';

const isArea = ({ kind }: Draft): boolean => AREA_KINDS.has(kind);
const whole = (degrees: number): number => Math.round(degrees * SCALE);

/** Numbers what is on a map from the most important on, and makes arrays of it. */
export function buildIndex({ drafts, addresses }: Gazetteer): PlaceIndex {
  const places = drafts.toSorted(
    (one, other) =>
      Number(isArea(other)) - Number(isArea(one)) ||
      other.importance - one.importance ||
      one.osmType - other.osmType ||
      one.osmId - other.osmId,
  );
  const numberOf = new Map(places.map((place, at) => [place, at]));
  const at = (draft: Draft | null): number => (draft ? (numberOf.get(draft) ?? -1) : -1);
  const texts = new Texts();
  const int32 = (of: (place: Draft) => number): Int32Array => Int32Array.from(places, of);
  const names = joined(places.map((place) => packNames(place.names)));
  const boxed = places.filter(isBig);
  const boxNumber = new Map(boxed.map((place, number) => [place, number]));
  const sorted = sortAddresses(addresses, at);
  const category = int32(({ key, value }) => texts.of(`${key}=${value}`));
  const pieces = StreetPieces.from(places);
  const index = {
    areaCount: places.filter(isArea).length,
    kind: Uint8Array.from(places, ({ kind }) => KINDS.indexOf(kind)),
    category,
    lat: int32(({ lat }) => whole(lat)),
    lon: int32(({ lon }) => whole(lon)),
    importance: Float32Array.from(places, ({ importance }) => importance),
    parent: int32(({ parent }) => at(parent)),
    street: int32(({ street }) => at(street)),
    houseNumber: int32(({ houseNumber }) => texts.of(houseNumber)),
    postcode: int32(({ postcode }) => texts.of(postcode)),
    country: int32(({ country }) => texts.of(country)),
    osmType: Uint8Array.from(places, ({ osmType }) => osmType),
    osmId: Float64Array.from(places, ({ osmId }) => osmId),
    nameWords: Uint8Array.from(places, (place) =>
      Math.min(255, wordsOf(place.names[''] ?? '').length),
    ),
    boxAt: int32((place) => boxNumber.get(place) ?? -1),
    boxes: Int32Array.from(boxed.flatMap(({ box }) => box.map(whole))),
    nameStart: names.start,
    nameBytes: names.bytes,
    addressStart: startsOf(
      places.length,
      sorted.map(({ on }) => at(on)),
    ),
    address: addressArrays(sorted, at, texts),
    words: buildWords(places.map((place) => place.names)),
    categoryPlaces: byCategory(category, texts.all.length),
    rings: ringsOf(places),
    pieces: { of: pieces.of, ends: pieces.ends },
    trees: { addresses: addressTree(sorted), pieces: pieces.tree, places: placeTree(places) },
  };
  return { ...index, texts: texts.all };
}

const isBig = ({ box: [south, west, north, east] }: Draft): boolean => north > south || east > west;

function sortAddresses(
  addresses: readonly DraftAddress[],
  at: (draft: Draft) => number,
): DraftAddress[] {
  return addresses.toSorted(
    (one, other) =>
      at(one.on) - at(other.on) ||
      Number.parseInt(one.number, 10) - Number.parseInt(other.number, 10) ||
      one.osmType - other.osmType ||
      one.osmId - other.osmId,
  );
}

function addressArrays(
  sorted: readonly DraftAddress[],
  at: (draft: Draft) => number,
  texts: Texts,
): AddressArrays {
  return {
    number: Int32Array.from(sorted, ({ number }) => texts.of(number)),
    on: Int32Array.from(sorted, ({ on }) => at(on)),
    lat: Int32Array.from(sorted, ({ lat }) => whole(lat)),
    lon: Int32Array.from(sorted, ({ lon }) => whole(lon)),
    postcode: Int32Array.from(sorted, ({ postcode }) => texts.of(postcode)),
    osmType: Uint8Array.from(sorted, ({ osmType }) => osmType),
    osmId: Float64Array.from(sorted, ({ osmId }) => osmId),
    isInterpolated: Uint8Array.from(sorted, ({ isInterpolated }) => (isInterpolated ? 1 : 0)),
  };
}

/** Where each group begins in a list that is sorted by groups; one more tells the end. */
function startsOf(groups: number, of: readonly number[] | Int32Array): Int32Array {
  const start = new Int32Array(groups + 1);
  for (const group of of) start[group + 1]! += 1;
  for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!;
  return start;
}

function byCategory(category: Int32Array, categories: number): PlaceIndex['categoryPlaces'] {
  const start = startsOf(categories, category);
  const next = start.slice();
  const places = new Int32Array(category.length);
  category.forEach((of, place) => {
    places[next[of]!++] = place;
  });
  return { start, places };
}

function ringsOf(places: readonly Draft[]): PlaceIndex['rings'] {
  const rings = places.flatMap((place, at) =>
    isArea(place) && place.rings ? place.rings.map((line) => ({ at, line })) : [],
  );
  const start = new Int32Array(rings.length + 1);
  rings.forEach(({ line }, at) => {
    start[at + 1] = start[at]! + line.length;
  });
  const points = new Int32Array(start.at(-1)!);
  rings.forEach(({ line }, at) => points.set(line.map(whole), start[at]));
  return { place: Int32Array.from(rings, ({ at }) => at), start, points };
}

function addressTree(sorted: readonly DraftAddress[]): Flatbush | null {
  if (sorted.length === 0) return null;
  const tree = new Flatbush(sorted.length);
  for (const {
    box: [south, west, north, east],
  } of sorted)
    tree.add(west, northing(south), east, northing(north));
  tree.finish();
  return tree;
}

function placeTree(places: readonly Draft[]): Flatbush | null {
  if (places.length === 0) return null;
  const tree = new Flatbush(places.length);
  for (const { lat, lon } of places) tree.add(lon, northing(lat));
  tree.finish();
  return tree;
}
