import { EventEmitter } from 'node:events';
import { Bus, NewsWatch } from '@skydeck/bus';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

const TOPIC = 'outbox';
const GATHER_MS = 10;
const Wake = z.object({ scope: z.string() });

/**
 * Tells who follows an outbox that there is news: at once in this process, over the bus in the
 * others. A wake may be lost, so whoever waits looks again after a while.
 */
@Injectable()
export class OutboxWakes implements OnModuleInit {
  readonly #logger = new Logger('Outbox');
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  readonly #waiting = new Set<string>();

  constructor(private readonly bus: Bus) {}

  onModuleInit(): void {
    this.bus.subscribe(TOPIC, (message) => {
      const wake = Wake.safeParse(message);
      if (wake.success) this.#emitter.emit(wake.data.scope);
    });
  }

  /** Says that a scope has news. The bus carries one wake for all news of the same 10 ms. */
  wake(scope: string): void {
    this.#emitter.emit(scope);
    if (this.#waiting.has(scope)) return;
    this.#waiting.add(scope);
    setTimeout(() => this.#publish(scope), GATHER_MS).unref();
  }

  #publish(scope: string): void {
    this.#waiting.delete(scope);
    this.bus
      .publish(TOPIC, { scope })
      .catch((error: unknown) => this.#logger.debug({ msg: 'A wake was lost.', err: error }));
  }

  /** Notices news of a scope from now on, until the signal aborts. */
  watch(scope: string, signal: AbortSignal): NewsWatch {
    return new NewsWatch(this.#emitter, scope, signal);
  }
}
