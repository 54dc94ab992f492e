import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { LocationSettings } from '../../location-settings.js';
import { BadGeocodeQuery } from '../bad-geocode-query.js';
import type { ReverseAnswer } from '../geocoder.js';
import { GeocodingErrors } from '../geocoding.errors.js';
import { answerTo, type Question, type Refused } from '../question.js';
import type { MapPlaces } from '../storage/map-places.js';
import type { GeocodeTask } from './geocode-thread.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/geocoding/threads/geocode-thread.js', import.meta.url),
);
const IDLE_MS = 300_000;
const TIMEOUT_MS = 10_000;
const WAITING_EACH = 64;
const RETRY_AFTER_S = 1;

/** Places and addresses of a map up to which the rarest question takes a few milliseconds. */
export const LARGE = 100_000;

/** Asks small maps at once, and large ones in threads, so that nobody waits for the questions of others. */
@Injectable()
export class GeocodeThreads implements OnModuleDestroy {
  readonly #pool: Piscina<GeocodeTask>;
  readonly #most: number;
  #asked = 0;

  constructor({ config: { LOCATION_GEOCODING_THREADS: threads } }: LocationSettings) {
    this.#most = threads * (1 + WAITING_EACH);
    this.#pool = new Piscina<GeocodeTask>({
      filename: PROGRAM,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      env: {},
    });
  }

  /** @throws BadGeocodeQuery, `geocoding.busy` */
  async ask(places: MapPlaces, question: Question, large = LARGE): Promise<ReverseAnswer> {
    const { key, stored } = places;
    if (stored === null || places.size < large) return answerTo(places.geocoder, question);
    const answer = await this.#inThread({ key, stored, question });
    if (!('refused' in answer)) return answer;
    const { field, message } = answer.refused;
    throw new BadGeocodeQuery(field, message.slice(field.length + 1));
  }

  /** The pool's own limit does not hold for tasks that can be given up. */
  async #inThread(task: GeocodeTask): Promise<ReverseAnswer | Refused> {
    if (this.#asked >= this.#most) throw GeocodingErrors.busy({ retryAfterS: RETRY_AFTER_S });
    this.#asked += 1;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return (await this.#pool.run(task, { signal })) as ReverseAnswer | Refused;
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw GeocodingErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
    } finally {
      this.#asked -= 1;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#pool.destroy();
  }
}
