import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import { MapPlaces } from '../storage/map-places.js';
import { PLACES_FORMAT } from '../storage/save-places.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/geocoding/earth/earth-thread.js', import.meta.url),
);
const MEMORY_MB = 1024;
/** Most of what is made on the way is soon forgotten. */
const YOUNG_MB = 64;
/** Counts up when other cities are taken, or other things are said of them. */
const EARTH_FORMAT = 1;

/** Has to be shown with what is found there. */
export const EARTH_ATTRIBUTION = '© GeoNames (CC BY 4.0)';

/** Cities of the whole earth, for where no map is. Their index is made once, when it is asked for first. */
@Injectable()
export class Earth {
  readonly #folder: string;
  readonly #isOn: boolean;
  #places: Promise<MapPlaces> | undefined;

  constructor({ folder, config }: LocationSettings) {
    this.#folder = path.join(folder, `earth-${EARTH_FORMAT}-${PLACES_FORMAT}`);
    this.#isOn = config.LOCATION_CITIES === 'on';
  }

  /** Null when they are not wanted. */
  async places(): Promise<MapPlaces | null> {
    if (!this.#isOn) return null;
    this.#places ??= this.#read().catch((error: unknown) => {
      this.#places = undefined;
      throw error;
    });
    return this.#places;
  }

  async #read(): Promise<MapPlaces> {
    const kept = await MapPlaces.read('earth', this.#folder);
    if (kept.stored !== null) return kept;
    await this.#make();
    return MapPlaces.read('earth', this.#folder);
  }

  /** In a thread of its own, so that its memory is given back. */
  async #make(): Promise<void> {
    const thread = new Worker(PROGRAM, {
      workerData: { folder: this.#folder },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    thread.on('message', () => resolve());
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`The cities of the earth ended with ${code}`)));
    await promise.finally(() => thread.terminate());
  }
}
