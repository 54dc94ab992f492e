import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Claim, IdempotencyKeys } from './idempotency-keys.js';

const RENEW_EVERY_MS = 20_000;
const SWEEP_EVERY_MS = 600_000;

/** The claims of the requests that run in this process, and the clocks that look after the rows. */
@Injectable()
export class RunningClaims implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger('Idempotency');
  readonly #byRequest = new WeakMap<object, Claim>();
  readonly #running = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(private readonly keys: IdempotencyKeys) {}

  /** Remembers which claim a request runs under. */
  add(request: FastifyRequest, claim: Claim): void {
    this.#byRequest.set(request, claim);
    this.#running.add(claim.attempt);
  }

  /** The claim of a request, once: its answer is about to go out. */
  take(request: FastifyRequest): Claim | undefined {
    const claim = this.#byRequest.get(request);
    if (!claim) return undefined;
    this.#byRequest.delete(request);
    this.#running.delete(claim.attempt);
    return claim;
  }

  onModuleInit(): void {
    this.#every(RENEW_EVERY_MS, async () => {
      if (this.#running.size > 0) await this.keys.renew([...this.#running]);
    });
    this.#every(SWEEP_EVERY_MS, () => this.keys.sweep());
  }

  onModuleDestroy(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #every(ms: number, work: () => Promise<void>): void {
    const attempt = () => {
      work().catch((error: unknown) => {
        this.#logger.warn({ msg: 'Idempotency keys wait for the next round.', err: error });
      });
    };
    this.#timers.push(setInterval(attempt, ms).unref());
  }
}
