import Flatbush from 'flatbush';
import { degreesOf, northing } from '../places-on-earth.js';
import { Areas } from './areas.js';
import { madeDraft, type Draft, type DraftAddress } from './draft.js';
import { mostOf, union } from './merge-streets.js';
import { countryOf, type Settling } from './settle.js';
import type { Box, Line, Thing } from './thing.js';

const NEAR_M = 2_500;

interface Sample {
  readonly postcode: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Postcodes as areas, and where there are none, out of the addresses that have one. */
export class Postcodes {
  readonly #areas: Areas;
  readonly #codes: readonly string[];
  readonly #samples: Sample[] = [];
  #tree: Flatbush | null = null;

  constructor(things: readonly Thing[]) {
    const own = things.filter(({ is, rings }) => is?.kind === 'postcode' && rings !== null);
    this.#areas = new Areas(
      own.map(({ box, rings }) => ({ box, rings: rings as readonly Line[] })),
    );
    this.#codes = own.map(({ tags }) => tags['postal_code'] ?? '');
  }

  /** Takes what streets and addresses say, and fills in what they do not. */
  complete(drafts: readonly Draft[], addresses: readonly DraftAddress[]): void {
    const onStreets = Map.groupBy(
      addresses.filter(({ postcode }) => postcode !== ''),
      ({ on }) => on,
    );
    for (const [street, of] of onStreets)
      street.postcode = mostOf(of.map(({ postcode }) => postcode));
    for (const { postcode, lat, lon, on } of addresses)
      this.#note(postcode, countryOf(on), lat, lon);
    for (const { postcode, country, lat, lon } of drafts) this.#note(postcode, country, lat, lon);
    this.#tree = this.#samples.length > 0 ? new Flatbush(this.#samples.length) : null;
    for (const { lat, lon } of this.#samples) this.#tree!.add(lon, northing(lat));
    this.#tree?.finish();
    for (const draft of drafts) draft.postcode ||= this.at(draft.lat, draft.lon, draft.country);
  }

  /** The postcode at a place: of its area, else of the nearest address; '' when there is none. */
  at(lat: number, lon: number, country: string): string {
    const [area] = this.#areas.at(lat, lon);
    if (area !== undefined && this.#codes[area] !== '') return this.#codes[area]!;
    const isThere = (at: number): boolean => this.#samples[at]!.country === country;
    const [near] =
      this.#tree?.neighbors(lon, northing(lat), 1, degreesOf(NEAR_M, lat), isThere) ?? [];
    return near === undefined ? '' : this.#samples[near]!.postcode;
  }

  /** Each postcode of each country as something that is found. */
  drafts(settling: Settling): Draft[] {
    const groups = Map.groupBy(this.#samples, ({ postcode, country }) => `${country} ${postcode}`);
    return Array.from(groups.values(), (group) => {
      const [lat, lon] = [middle(group.map((one) => one.lat)), middle(group.map((one) => one.lon))];
      const box = group.map((one): Box => [one.lat, one.lon, one.lat, one.lon]).reduce(union);
      const { postcode, country } = group[0]!;
      const draft = madeDraft('postcode', ['place', 'postcode'], {
        names: { '': postcode },
        lat,
        lon,
        box,
      });
      // Its people live in more than the hamlet in its middle.
      let parent = settling.parentAt(lat, lon);
      while (parent && ['suburb', 'hamlet', 'neighbourhood', 'locality'].includes(parent.kind))
        parent = parent.parent;
      return Object.assign(draft, { parent, postcode, country });
    });
  }

  #note(postcode: string, country: string, lat: number, lon: number): void {
    if (postcode !== '' && !postcode.includes(';'))
      this.#samples.push({ postcode, country, lat, lon });
  }
}

const middle = (of: readonly number[]): number =>
  of.toSorted((one, other) => one - other)[of.length >> 1]!;
