import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import { isTimeout, PoolBusy, ThreadPool } from '../../threads/thread-pool.js';
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
  readonly #pool: ThreadPool<GeocodeTask, ReverseAnswer | Refused>;

  constructor({ config: { LOCATION_GEOCODING_THREADS: threads } }: LocationSettings) {
    this.#pool = new ThreadPool({
      program: PROGRAM,
      threads,
      waitingEach: WAITING_EACH,
      idleMs: IDLE_MS,
      timeoutMs: TIMEOUT_MS,
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

  async #inThread(task: GeocodeTask): Promise<ReverseAnswer | Refused> {
    try {
      return await this.#pool.run(task);
    } catch (cause) {
      if (!(cause instanceof PoolBusy) && !isTimeout(cause)) throw cause;
      throw GeocodingErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#pool.destroy();
  }
}
