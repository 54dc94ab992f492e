import type { Kind } from '../kinds.js';
import { SCALE } from '../places-on-earth.js';
import type { AddressParts, GeocodeResult, Match } from '../result.js';
import { osmName, type Places, refName } from './places.js';

/** What a search adds to what the index knows. */
export interface Found {
  readonly confidence: number;
  readonly distanceM?: number | undefined;
}

/** Writes results out of the index. */
export class Describing {
  constructor(private readonly places: Places) {}

  place(place: number, { confidence, distanceM }: Found, language?: string): GeocodeResult {
    const { places } = this;
    const { index } = places;
    const kind = places.kind(place);
    const name = places.name(place, language);
    const street = index.street[place]!;
    const parts = {
      ...(kind === 'poi' && index.houseNumber[place]! > 0
        ? { house_number: index.texts[index.houseNumber[place]!]! }
        : {}),
      ...(street >= 0 ? { road: places.name(street, language) } : {}),
      ...(kind === 'street' ? { road: name } : {}),
      ...this.#areas(place, index.postcode[place]!, language),
    };
    return {
      osm: osmName(index.osmType[place]!, index.osmId[place]!),
      ref: refName(index.osmType[place]!, index.osmId[place]!),
      name,
      label: labelOf(kind === 'street' || kind === 'postcode' || name === '' ? [] : [name], parts),
      kind,
      category: places.category(place),
      match: matchOf(kind),
      confidence,
      importance: index.importance[place]!,
      lat: places.lat(place),
      lon: places.lon(place),
      bounds: places.bounds(place),
      address: parts,
      distanceM,
    };
  }

  address(at: number, { confidence, distanceM }: Found, language?: string): GeocodeResult {
    const { places } = this;
    const { address, texts, postcode, importance, kind } = places.index;
    const on = address.on[at]!;
    const number = texts[address.number[at]!]!;
    const road = places.name(on, language);
    const [lat, lon] = [address.lat[at]! / SCALE, address.lon[at]! / SCALE];
    const isStreet = places.kind(on) === 'street';
    const parts = {
      house_number: number,
      ...(isStreet ? { road } : {}),
      ...this.#areas(on, address.postcode[at]! || postcode[on]!, language),
    };
    return {
      osm: osmName(address.osmType[at]!, address.osmId[at]!),
      ref: refName(address.osmType[at]!, address.osmId[at]!),
      name: `${road} ${number}`,
      label: labelOf([], parts),
      kind: 'address',
      category: { key: 'place', value: 'house' },
      match: address.isInterpolated[at] ? 'interpolated' : 'exact',
      confidence,
      importance: kind[on] === undefined ? 0 : importance[on]!,
      lat,
      lon,
      bounds: [lat, lon, lat, lon],
      address: parts,
      distanceM,
    };
  }

  #areas(place: number, postcode: number, language?: string): AddressParts {
    const { index } = this.places;
    const parts: Record<string, string> = {};
    const add = (at: number): void => {
      parts[this.places.kind(at)] ??= this.places.name(at, language);
    };
    if (place < index.areaCount) add(place);
    for (const at of this.places.around(place)) add(at);
    const { country, ...rest } = parts;
    const code = index.texts[index.country[place]!]!;
    return {
      ...rest,
      ...(postcode > 0 ? { postcode: index.texts[postcode]! } : {}),
      ...(country === undefined ? {} : { country }),
      ...(code === '' ? {} : { country_code: code }),
    };
  }
}

function labelOf(before: readonly string[], parts: AddressParts): string {
  const { house_number: number, road, country_code: _code, ...areas } = parts;
  const street =
    road !== undefined && number !== undefined ? `${road} ${number}` : (road ?? number);
  const all = [...before, ...(street === undefined ? [] : [street]), ...Object.values(areas)];
  return all.filter((part, at) => part !== '' && part !== all[at - 1]).join(', ');
}

function matchOf(kind: Kind): Match {
  if (kind === 'street' || kind === 'postcode' || kind === 'poi' || kind === 'natural') return kind;
  return 'place';
}
