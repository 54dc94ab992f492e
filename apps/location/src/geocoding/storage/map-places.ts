import type { StoredArrays } from '../../storage/array-file.js';
import { Geocoder } from '../geocoder.js';
import { buildIndex } from '../index/build-index.js';
import { placesOf, PlacesOutdated, readPlaces } from './load-places.js';

/** The places of one map as they were read, and what finds them. */
export class MapPlaces {
  #geocoder: Geocoder | undefined;

  private constructor(
    /** Names the build of the map. */
    readonly key: string,
    /** In memory that threads share; null when the map has none. */
    readonly stored: StoredArrays | null,
  ) {}

  /** Reads those of a folder; a build of before places were made has none. @throws ArrayFileDamaged */
  static async read(key: string, folder: string): Promise<MapPlaces> {
    try {
      return new MapPlaces(key, await readPlaces(folder));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (isMissing || error instanceof PlacesOutdated) return new MapPlaces(key, null);
      throw error;
    }
  }

  /** How many places and addresses there are. */
  get size(): number {
    const { kind, 'address.number': number } = this.stored?.arrays ?? {};
    return (kind?.length ?? 0) + (number?.length ?? 0);
  }

  /** Finds them, in this thread. */
  get geocoder(): Geocoder {
    const { stored } = this;
    this.#geocoder ??= new Geocoder(
      stored ? placesOf(stored) : buildIndex({ drafts: [], addresses: [] }),
    );
    return this.#geocoder;
  }
}
