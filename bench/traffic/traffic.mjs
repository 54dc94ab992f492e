import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 250;
const MOST_TRIES = 600;

/** Asks every product at a steady pace and remembers each answer, until it is stopped. */
export class Traffic {
  /** Each attempt: when, of which product, and what went wrong if anything did. */
  attempts = [];
  #isStopped = false;
  #loops = [];

  constructor(actors) {
    this.actors = actors;
  }

  async begin() {
    for (const actor of this.actors) await actor.prepare?.();
    for (const actor of this.actors) {
      for (let lane = 0; lane < (actor.lanes ?? 1); lane++) this.#loops.push(this.#loop(actor));
    }
  }

  /** Lets what is under way end, however long its retries take. */
  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#loops);
  }

  /** What went wrong between two moments. */
  errors(fromMs, untilMs) {
    return this.attempts.filter(({ atMs, problem }) => problem && atMs >= fromMs && atMs < untilMs);
  }

  async #loop(actor) {
    while (!this.#isStopped) {
      const act = actor.next();
      await this.#untilDone(actor, act);
      await sleep(actor.everyMs);
    }
  }

  /** Repeats one thing until it is answered well, as a client with an idempotency key does. */
  async #untilDone(actor, act) {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const atMs = performance.now();
      const problem = await attempt(act);
      this.attempts.push({ product: actor.name, atMs, problem });
      if (!problem) return;
      await sleep(RETRY_MS);
    }
    actor.gaveUp = (actor.gaveUp ?? 0) + 1;
  }
}

async function attempt(act) {
  try {
    const { status, error } = await act();
    return status < 400 ? null : `${status} ${error?.code ?? ''}`.trim();
  } catch (error) {
    return error.cause?.code ?? error.name ?? String(error);
  }
}
