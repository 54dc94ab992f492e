import type { ConsoleEnd } from './console-end.js';

/** How long a console may be open, and quiet. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly longestMs: number;
  readonly pingMs: number;
}

const SOONEST_MS = 20;

/** Ends consoles that are quiet or open for too long, and finds out whose connection is dead. */
export class SessionTimers {
  #movedAt = performance.now();
  readonly #timers: NodeJS.Timeout[];

  constructor(
    { idleMs, longestMs, pingMs }: SessionLimits,
    on: { readonly expired: (reason: ConsoleEnd) => void; readonly ping: () => void },
  ) {
    const look = (): void => {
      if (performance.now() - this.#movedAt >= idleMs) on.expired('idle');
    };
    this.#timers = [
      setInterval(look, Math.max(SOONEST_MS, Math.min(idleMs / 4, 10_000))),
      setInterval(on.ping, pingMs),
      setTimeout(() => on.expired('too_long'), longestMs),
    ];
  }

  /** Something moved. */
  touch(): void {
    this.#movedAt = performance.now();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
