import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ComputeDriver, ComputeEngine } from '../engine/compute.driver.js';

const AGAIN_MS = 2_000;

/** Listens to engines. What they tell only says that it is worth a look; looking finds the truth. */
@Injectable()
export class EngineEvents {
  readonly #followed = new Map<ComputeEngine, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #logger = new Logger(EngineEvents.name);
  #wake: () => void = () => undefined;
  #isPending = false;

  /** Listens to an engine until the end; doing it again changes nothing. */
  follow(driver: ComputeDriver): void {
    if (this.#followed.has(driver.engine) || this.#stop.signal.aborted) return;
    this.#followed.set(driver.engine, this.#listen(driver));
  }

  wake(): void {
    this.#isPending = true;
    this.#wake();
  }

  /** Resolves when an engine has told something, or after `timeoutMs`. */
  async next(timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#isPending && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isPending = false;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#followed.values());
  }

  async #listen(driver: ComputeDriver): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        const events = driver.events(signal)[Symbol.asyncIterator]();
        while (!(await events.next()).done) this.wake();
      } catch (error) {
        if (signal.aborted) return;
        this.#logger.warn({ msg: `${driver.engine} tells nothing any more`, err: error });
      }
      if (signal.aborted) return;
      this.wake();
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
