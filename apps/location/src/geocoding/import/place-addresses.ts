import type { OsmTags } from '../../osm/index.js';
import { numberKey } from '../text/words.js';
import { type Draft, type DraftAddress, madeDraft, NO_OSM } from './draft.js';
import { between } from './interpolate.js';
import { union } from './merge-streets.js';
import type { NearestNamed } from './nearest-named.js';
import type { Settling } from './settle.js';
import type { StreetPieces } from './street-pieces.js';
import type { Interpolation, Thing } from './thing.js';

const STREET_M = 3_000;
const PLACE_M = 10_000;
const NEAR_M = 500;

/** Brings addresses to their streets. */
export class AddressPlacing {
  readonly addresses: DraftAddress[] = [];
  /** Streets and places that only addresses know. */
  readonly made: Draft[] = [];
  readonly #seen = new Map<string, number>();

  constructor(
    private readonly streets: readonly Draft[],
    private readonly named: NearestNamed,
    private readonly namedPlaces: NearestNamed,
    private readonly pieces: StreetPieces,
    private readonly settling: Settling,
  ) {}

  /** The street or place that an address is at; null when there is none near. */
  streetOf(tags: OsmTags, lat: number, lon: number): Draft | null {
    const { 'addr:street': street, 'addr:place': place } = tags;
    if (street !== undefined) {
      return this.named.find(street, lat, lon, STREET_M) ?? this.#make('street', street, lat, lon);
    }
    if (place !== undefined) {
      return (
        this.namedPlaces.find(place, lat, lon, PLACE_M) ?? this.#make('locality', place, lat, lon)
      );
    }
    const [nearest] = this.pieces.near(lat, lon, NEAR_M, 1);
    return nearest ? this.streets[nearest.of]! : this.settling.parentAt(lat, lon);
  }

  add(thing: Thing, on: Draft): void {
    const { tags, lat, lon, box, osmType, osmId } = thing;
    if (on.osmType === NO_OSM) on.box = union(on.box, box);
    // "10;12" are two addresses of one house.
    for (const number of tags['addr:housenumber']!.split(/[;,]/).slice(0, 50)) {
      const postcode = tags['addr:postcode'] ?? '';
      if (numberKey(number) !== '')
        this.#put({
          number: number.trim(),
          lat,
          lon,
          box,
          postcode,
          osmType,
          osmId,
          on,
          isInterpolated: false,
        });
    }
  }

  addBetween(way: Interpolation): void {
    const tags = {
      ...way.nodeTags.find((of) => of?.['addr:street'] ?? of?.['addr:place']),
      ...way.tags,
    };
    for (const { number, lat, lon } of between(way)) {
      const on = this.streetOf(tags, lat, lon);
      if (!on || this.#seen.has(this.#key(on, number))) continue;
      this.#put({
        number,
        lat,
        lon,
        box: [lat, lon, lat, lon],
        postcode: tags['addr:postcode'] ?? '',
        osmType: 1,
        osmId: way.osmId,
        on,
        isInterpolated: true,
      });
    }
  }

  /** A house and a shop in it have one address: that of the house, which is the bigger. */
  #put(address: DraftAddress): void {
    const key = this.#key(address.on, address.number);
    const at = this.#seen.get(key);
    const known = at === undefined ? undefined : this.addresses[at]!;
    if (known && Math.hypot(known.lat - address.lat, known.lon - address.lon) < 0.001) {
      if (known.osmType === 0 && address.osmType > 0) this.addresses[at!] = address;
      return;
    }
    this.#seen.set(key, this.addresses.push(address) - 1);
  }

  readonly #numbers = new Map<Draft, number>();
  #key(on: Draft, number: string): string {
    let of = this.#numbers.get(on);
    if (of === undefined) this.#numbers.set(on, (of = this.#numbers.size));
    return `${of} ${numberKey(number)}`;
  }

  #make(kind: 'street' | 'locality', name: string, lat: number, lon: number): Draft | null {
    const category =
      kind === 'street' ? (['highway', 'unclassified'] as const) : (['place', 'locality'] as const);
    const draft = madeDraft(kind, category, {
      names: { '': name },
      lat,
      lon,
      box: [lat, lon, lat, lon],
    });
    draft.parent = this.settling.parentAt(lat, lon);
    this.made.push(draft);
    (kind === 'street' ? this.named : this.namedPlaces).add(draft);
    return draft;
  }
}
