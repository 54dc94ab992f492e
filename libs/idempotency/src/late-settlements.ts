import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

const AGAIN_MS = 500;
/** After that the lease of a key has run out by itself. */
const LONGEST_MS = 60_000;

/** Writes down later what became of keys while the database was away: until then they count as in use. */
@Injectable()
export class LateSettlements implements OnModuleDestroy {
  readonly #logger = new Logger('Idempotency');
  readonly #timers = new Set<NodeJS.Timeout>();

  /** Tries until it succeeds. */
  add(settle: () => Promise<void>, sinceMs = performance.now()): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      settle().catch((error: unknown) => {
        if (performance.now() - sinceMs < LONGEST_MS) return this.add(settle, sinceMs);
        this.#logger.warn({ msg: 'A key is given back by the end of its lease.', err: error });
      });
    }, AGAIN_MS).unref();
    this.#timers.add(timer);
  }

  onModuleDestroy(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
