import { distanceM } from '../../roads/network/geo-distance.js';
import { Areas } from '../import/areas.js';
import { StreetPieces } from '../import/street-pieces.js';
import { boxOf } from '../import/rings.js';
import type { Describing } from '../index/describe.js';
import type { Places } from '../index/places.js';
import { degreesOf, northing, SCALE } from '../places-on-earth.js';
import type { GeocodeResult, Layer } from '../result.js';
import { isOf, layerOf } from '../search/wanted.js';

/** What is wanted of what is near. */
export interface ReverseOptions {
  /** 1 to 50,000; 1,000 when it is not given. */
  readonly radiusM?: number | undefined;
  /** Addresses, streets and settlements when it is not given. */
  readonly layers?: readonly Layer[] | undefined;
  readonly language?: string | undefined;
  /** 1 to 50; 1 when it is not given. */
  readonly limit?: number | undefined;
  /** `key=value` or a value, of points of interest. */
  readonly category?: string | undefined;
}

interface Near {
  readonly address: number;
  readonly place: number;
  readonly distanceM: number;
  readonly cost: number;
}

export const DEFAULT_RADIUS_M = 1_000;
const LAYERS: readonly Layer[] = ['address', 'street', 'place'];
/** Who stands on a street before a house means the house. */
const STREET_HANDICAP_M = 25;
const POI_HANDICAP_M = 5;
const PLACE_HANDICAP_M = 100_000;
const MORE = 8;
/** Metres at which one is half sure. */
const SURE_M = 100;

/** Finds what is near a place. */
export class Reversing {
  readonly #pieces: StreetPieces;
  readonly #areas: Areas;
  readonly #areaPlaces: readonly number[];

  constructor(
    private readonly places: Places,
    private readonly describing: Describing,
  ) {
    const { pieces, trees, rings } = places.index;
    this.#pieces = new StreetPieces(pieces.of, pieces.ends, trees.pieces);
    const lines = Map.groupBy(rings.place.keys(), (at) => rings.place[at]!);
    this.#areaPlaces = Array.from(lines.keys());
    this.#areas = new Areas(
      Array.from(lines.values(), (of) => {
        const own = of.map((at) =>
          Float64Array.from(
            rings.points.subarray(rings.start[at], rings.start[at + 1]),
            (one) => one / SCALE,
          ),
        );
        return { box: boxOf(own), rings: own };
      }),
    );
  }

  /** The nearest of the wanted kinds, the nearest first. */
  near(lat: number, lon: number, options: ReverseOptions): GeocodeResult[] {
    const { radiusM = DEFAULT_RADIUS_M, layers = LAYERS, limit = 1, language } = options;
    const found = [
      ...(layers.includes('address') ? this.#addresses(lat, lon, radiusM, limit) : []),
      ...(layers.includes('street') ? this.#streets(lat, lon, radiusM, limit) : []),
      ...this.#points(lat, lon, radiusM, limit, { layers, category: options.category }),
    ].toSorted(
      (one, other) =>
        one.cost - other.cost || one.place - other.place || one.address - other.address,
    );
    return found.slice(0, limit).map(({ address, place, distanceM: metres }) => {
      const about = {
        confidence: Math.round((1000 * SURE_M) / (SURE_M + metres)) / 1000,
        distanceM: Math.round(metres * 10) / 10,
      };
      return address >= 0
        ? this.describing.address(address, about, language)
        : this.describing.place(place, about, language);
    });
  }

  /** Areas with borders that a place lies in, the smallest first. */
  areas(lat: number, lon: number, language?: string): GeocodeResult[] {
    return this.#areas
      .at(lat, lon)
      .map((at) => this.describing.place(this.#areaPlaces[at]!, { confidence: 1 }, language));
  }

  #addresses(lat: number, lon: number, radiusM: number, limit: number): Near[] {
    const { trees, address } = this.places.index;
    const [x, y] = [lon, northing(lat)];
    const near = trees.addresses?.neighbors(x, y, limit + MORE, degreesOf(radiusM, lat)) ?? [];
    // Who stands in a big house is at it, however far its middle is.
    const inside = new Set(trees.addresses?.search(x, y, x, y));
    return near
      .map((at) => {
        const metres = distanceM(lat, lon, address.lat[at]! / SCALE, address.lon[at]! / SCALE);
        const cost = inside.has(at) ? Math.min(metres, STREET_HANDICAP_M) : metres;
        return { address: at, place: address.on[at]!, distanceM: metres, cost };
      })
      .filter((one) => one.distanceM <= radiusM);
  }

  #streets(lat: number, lon: number, radiusM: number, limit: number): Near[] {
    return this.#pieces.near(lat, lon, radiusM, limit).map(({ of, distanceM: metres }) => ({
      address: -1,
      place: of,
      distanceM: metres,
      cost: metres + STREET_HANDICAP_M,
    }));
  }

  #points(
    lat: number,
    lon: number,
    radiusM: number,
    limit: number,
    { layers, category }: Pick<ReverseOptions, 'layers' | 'category'>,
  ): Near[] {
    const { trees } = this.places.index;
    const isWanted = (place: number): boolean => {
      const layer = layerOf(this.places.kind(place));
      if (layer === 'street' || !layers!.includes(layer)) return false;
      return category === undefined || isOf(this.places.category(place), category);
    };
    const near =
      trees.places?.neighbors(
        lon,
        northing(lat),
        limit + MORE,
        degreesOf(radiusM, lat),
        isWanted,
      ) ?? [];
    return near
      .map((place) => {
        const metres = distanceM(lat, lon, this.places.lat(place), this.places.lon(place));
        const isPlace = layerOf(this.places.kind(place)) === 'place';
        return {
          address: -1,
          place,
          distanceM: metres,
          cost: metres + (isPlace ? PLACE_HANDICAP_M : POI_HANDICAP_M),
        };
      })
      .filter((one) => one.distanceM <= radiusM);
  }
}
