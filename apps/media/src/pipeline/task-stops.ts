import { Bus } from '@skydeck/bus';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { TaskWatch } from './task-watch.js';

const TOPIC = 'media.asset_stopped';

/** Has every worker that works on an asset look at once whether it may: else it would in seconds. */
@Injectable()
export class TaskStops implements OnModuleInit {
  readonly #logger = new Logger('Pipeline');
  readonly #watches = new Map<string, Set<TaskWatch>>();

  constructor(private readonly bus: Bus) {}

  onModuleInit(): void {
    this.bus.subscribe(TOPIC, (message) => {
      for (const watch of this.#watches.get(String(message)) ?? []) void watch.look();
    });
  }

  /** Tells all processes, after the commit, that the work on an asset was ended. */
  async announce(assetId: string): Promise<void> {
    try {
      await this.bus.publish(TOPIC, assetId);
    } catch (error) {
      this.#logger.warn({ msg: 'Workers notice an end with their next beat.', err: error });
    }
  }

  /** Looks after the work on an asset until it is disposed of. */
  follow(assetId: string, watch: TaskWatch): Disposable {
    const watches = this.#watches.get(assetId) ?? new Set();
    this.#watches.set(assetId, watches.add(watch));
    return {
      [Symbol.dispose]: () => {
        watches.delete(watch);
        if (watches.size === 0) this.#watches.delete(assetId);
      },
    };
  }
}
