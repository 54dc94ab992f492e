import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import type { LoadedMap } from '../../maps/loaded/loaded-map.js';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import type { ProfileRoads } from '../../roads/routes/find-leg.js';
import { isTimeout, PoolBusy, ThreadPool } from '../../threads/thread-pool.js';
import { RoutingErrors } from '../routing.errors.js';
import type { RoadAnswers, RoadQuestion, RoadTask } from './road-questions.js';

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/routing/threads/road-thread.js', import.meta.url),
);
const IDLE_MS = 60_000;
const TIMEOUT_MS = 20_000;
const WAITING_EACH = 32;
const RETRY_AFTER_S = 1;

/**
 * Answers what takes longer than a request may hold up others, in threads: areas, traces, tables, and ways
 * that are not simply the best. Threads end when there is nothing to do; maps lie in memory that all share.
 */
@Injectable()
export class RoadThreads implements OnApplicationShutdown {
  readonly #pool: ThreadPool<RoadTask, RoadAnswers[RoadQuestion['kind']]>;
  readonly #sent = new WeakMap<ProfileRoads, ProfileRoads>();

  constructor({ config: { LOCATION_ROUTING_THREADS: threads } }: LocationSettings) {
    this.#pool = new ThreadPool({
      program: PROGRAM,
      threads,
      waitingEach: WAITING_EACH,
      idleMs: IDLE_MS,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** @throws `routing.busy`, `routing.takes_too_long`, MapGone */
  async ask<Kind extends RoadQuestion['kind']>(
    map: LoadedMap,
    profile: ProfileName,
    question: Extract<RoadQuestion, { kind: Kind }>,
  ): Promise<RoadAnswers[Kind]> {
    const { roads } = await map.router(profile);
    const key = `${map.region.id}/${map.build}/${profile}`;
    const task = { key, profile, roads: this.#sendable(roads), question };
    try {
      return (await this.#pool.run(task)) as RoadAnswers[Kind];
    } catch (cause) {
      if (isTimeout(cause)) throw RoutingErrors.takes_too_long({ cause });
      if (cause instanceof PoolBusy)
        throw RoutingErrors.busy({ retryAfterS: RETRY_AFTER_S, cause });
      throw cause;
    }
  }

  /** Jobs that are under way are given back before this hook. */
  async onApplicationShutdown(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Names are many, would be copied, and are not asked for there. */
  #sendable(roads: ProfileRoads): ProfileRoads {
    const known = this.#sent.get(roads);
    if (known) return known;
    const sendable = { ...roads, network: { ...roads.network, names: [] } };
    this.#sent.set(roads, sendable);
    return sendable;
  }
}
