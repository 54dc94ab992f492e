import type Flatbush from 'flatbush';

/**
 * All that is found on a map, as arrays. What has a name is numbered from the most important on, areas
 * before all else, so that lists of numbers are in the order of results; addresses hang on their streets.
 */
export interface PlaceIndex {
  /** Places up to here are areas and settlements: others lie in them. */
  readonly areaCount: number;
  /** By place. Numbers of `KINDS`. */
  readonly kind: Uint8Array;
  /** `key=value` among the texts. */
  readonly category: Int32Array;
  /** 10⁻⁷ degrees. */
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly importance: Float32Array;
  /** The smallest area or settlement that it lies in; -1 for none. */
  readonly parent: Int32Array;
  /** The street that it stands at; -1 for none. */
  readonly street: Int32Array;
  readonly houseNumber: Int32Array;
  readonly postcode: Int32Array;
  readonly country: Int32Array;
  /** Place of `OSM_TYPES`; 3 for what is made of other things. */
  readonly osmType: Uint8Array;
  readonly osmId: Float64Array;
  /** Words of the name. */
  readonly nameWords: Uint8Array;
  /** Where its box is among the boxes, of four numbers each; -1 for a point. */
  readonly boxAt: Int32Array;
  readonly boxes: Int32Array;
  /** Where its names begin; see `unpackNames`. */
  readonly nameStart: Int32Array;
  readonly nameBytes: Uint8Array;
  /** Where the addresses of a place begin. */
  readonly addressStart: Int32Array;
  readonly address: AddressArrays;
  readonly words: WordArrays;
  /** Texts that many have, by their numbers; 0 is ''. */
  readonly texts: readonly string[];
  /** Places whose category is this, the most important first. */
  readonly categoryPlaces: { readonly start: Int32Array; readonly places: Int32Array };
  /** Borders: latitudes and longitudes in turns, 10⁻⁷ degrees. */
  readonly rings: {
    readonly place: Int32Array;
    readonly start: Int32Array;
    readonly points: Int32Array;
  };
  readonly pieces: { readonly of: Int32Array; readonly ends: Int32Array };
  readonly trees: {
    readonly addresses: Flatbush | null;
    readonly pieces: Flatbush | null;
    readonly places: Flatbush | null;
  };
}

/** House numbers, those of a street one after the other. */
export interface AddressArrays {
  readonly number: Int32Array;
  readonly on: Int32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly postcode: Int32Array;
  readonly osmType: Uint8Array;
  readonly osmId: Float64Array;
  /** 1 where it is reckoned from its neighbours. */
  readonly isInterpolated: Uint8Array;
}

/** Words of names, sorted, and the places that have them, the most important first. */
export interface WordArrays {
  readonly start: Int32Array;
  readonly bytes: Uint8Array;
  readonly placesStart: Int32Array;
  readonly places: Int32Array;
}
