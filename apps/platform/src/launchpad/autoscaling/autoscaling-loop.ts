import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EdgeRefused } from '../edge/edge-answers.js';
import { EdgeClient } from '../edge/edge-client.js';
import type { EdgeCursors } from '../edge/edge-fleet.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { Autoscaler } from './autoscaler.js';
import { Wakes } from './wakes.js';

const POLL_MS = 25_000;
const RETRY_MS = 1_000;

/** Scales apps and hears of requests for those that sleep, from start to shutdown. */
@Injectable()
export class AutoscalingLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(AutoscalingLoop.name);
  readonly #stop = new AbortController();
  #running: Promise<unknown> | undefined;

  constructor(
    private readonly autoscaler: Autoscaler,
    private readonly wakes: Wakes,
    private readonly edge: EdgeClient,
    private readonly settings: LaunchpadSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = Promise.all([this.#tick(), this.#listen()]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #tick(): Promise<void> {
    const { signal } = this.#stop;
    const everyMs = this.settings.config.LAUNCHPAD_AUTOSCALE_EVERY_S * 1000;
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.autoscaler.tick().catch((error: unknown) => {
        this.#logger.error({ msg: 'scaling failed; it is tried again', err: error });
      });
    }
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stop;
    let after: EdgeCursors = new Map();
    while (!signal.aborted) {
      try {
        const { cursors, items } = await this.edge.wakes({ after, waitMs: POLL_MS, signal });
        after = cursors;
        await Promise.all([...new Set(items.map((one) => one.app_id))].map((id) => this.#wake(id)));
      } catch (error) {
        // A new edge counts from the beginning, and what is waited for is told again.
        after = new Map();
        if (signal.aborted) return;
        if (!(error instanceof EdgeRefused)) {
          this.#logger.error({ msg: 'waking failed; it is tried again', err: error });
        }
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #wake(appId: string): Promise<void> {
    return this.wakes.wake(appId);
  }
}
