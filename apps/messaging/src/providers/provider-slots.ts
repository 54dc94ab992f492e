import { Injectable } from '@nestjs/common';
import { DriverError } from '../drivers/driver-error.js';

const MOST = 32;
const LOOK_AGAIN_MS = 1000;

/** Hands that one provider has. */
interface Slots {
  inUse: number;
  readonly waiting: (() => void)[];
}

/** Keeps a process from handing many messages to one provider at once, however many wait. */
@Injectable()
export class ProviderSlots {
  readonly #slots = new Map<string, Slots>();

  /**
   * Does something for a provider when it has a hand free.
   * @throws DriverError `rate_limited` when that takes too long: nothing was begun
   */
  async use<Result>(
    providerId: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const slots = this.#slots.get(providerId) ?? { inUse: 0, waiting: [] };
    this.#slots.set(providerId, slots);
    while (slots.inUse >= MOST) await turnIn(slots, signal);
    slots.inUse += 1;
    try {
      return await work();
    } finally {
      slots.inUse -= 1;
      slots.waiting.shift()?.();
    }
  }
}

async function turnIn({ waiting }: Slots, signal: AbortSignal): Promise<void> {
  const turn = Promise.withResolvers<void>();
  const giveUp = (): void => {
    const place = waiting.indexOf(turn.resolve);
    if (place >= 0) waiting.splice(place, 1);
    turn.reject(new DriverError('rate_limited', { retryAfterMs: LOOK_AGAIN_MS }));
  };
  waiting.push(turn.resolve);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  await turn.promise.finally(() => signal.removeEventListener('abort', giveUp));
}
