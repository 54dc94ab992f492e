import type { ReadOptions } from '../../osm/index.js';
import { AddressPlacing } from './place-addresses.js';
import { draftOf, type Draft, type DraftAddress } from './draft.js';
import { mergeStreets } from './merge-streets.js';
import { NearestNamed } from './nearest-named.js';
import { Postcodes } from './postcodes.js';
import { readThings } from './read-things.js';
import { countryOf, Settling } from './settle.js';
import { StreetPieces } from './street-pieces.js';
import { AREA_KINDS } from '../kinds.js';
import type { MappedThings } from './thing.js';

/** All that is found on a map, before it is an index. */
export interface Gazetteer {
  readonly drafts: readonly Draft[];
  readonly addresses: readonly DraftAddress[];
}

const STREET_NEAR_M = 150;

/** Reads a map and brings what is on it into relation. @throws MapFileInvalid */
export async function readGazetteer(file: string, options?: ReadOptions): Promise<Gazetteer> {
  return gazetteerOf(await readThings(file, options));
}

const isLine = (key: string, kind: string): boolean => kind === 'street' || key === 'waterway';

/** What is on a map, in relation to each other. */
export function gazetteerOf({ things, interpolations }: MappedThings): Gazetteer {
  const settling = new Settling(things);
  const ways = things.filter(({ is, osmType }) => is && osmType === 1 && isLine(is.key, is.kind));
  const townAt = (lat: number, lon: number): number => settling.townAt(lat, lon);
  const streets = mergeStreets(
    ways.filter(({ is }) => is!.kind === 'street'),
    townAt,
  );
  // A river is one through all countries.
  const waters = mergeStreets(
    ways.filter(({ is }) => is!.key === 'waterway'),
    () => 0,
  );
  for (const street of streets) street.parent = settling.parentAt(street.lat, street.lon);
  const pieces = StreetPieces.from(streets);
  const placing = new AddressPlacing(
    streets,
    new NearestNamed(streets),
    new NearestNamed(settling.drafts),
    pieces,
    settling,
  );
  const others: Draft[] = waters.filter(({ names }) => (names[''] ?? '') !== '');
  for (const thing of things) {
    const { is, tags, lat, lon, osmType } = thing;
    const hasNumber = 'addr:housenumber' in tags;
    const on = hasNumber || 'addr:street' in tags ? placing.streetOf(tags, lat, lon) : null;
    if (hasNumber && on) placing.add(thing, on);
    if (!is || AREA_KINDS.has(is.kind) || is.kind === 'postcode') continue;
    if (osmType === 1 && isLine(is.key, is.kind)) continue;
    const draft = draftOf(thing, is.kind);
    const [near] = on ? [] : pieces.near(lat, lon, STREET_NEAR_M, 1);
    draft.street = is.kind === 'poi' ? (on ?? (near ? streets[near.of]! : null)) : null;
    others.push(draft);
  }
  for (const way of interpolations) placing.addBetween(way);
  for (const draft of others) draft.parent = settling.parentAt(draft.lat, draft.lon);
  const standing = [...streets, ...placing.made, ...others];
  for (const draft of standing) draft.country = countryOf(draft.parent);
  const postcodes = new Postcodes(things);
  postcodes.complete(standing, placing.addresses);
  const drafts = [
    ...settling.drafts,
    ...settling.countries.made,
    ...postcodes.drafts(settling),
    ...standing,
  ];
  return { drafts, addresses: placing.addresses };
}
