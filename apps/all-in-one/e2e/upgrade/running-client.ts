import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 25;
const PATIENCE_MS = 60_000;

/** A program that pays and reads files all the time, and keeps what went wrong. */
export class RunningClient {
  paid = 0;
  readonly problems: string[] = [];
  #longestMs = 0;
  #isStopped = false;
  readonly #loops: Promise<void>[] = [];

  constructor(
    private readonly endpoints: Readonly<Record<string, string>>,
    private readonly keys: { readonly pay: string; readonly vault: string },
    private readonly payment: object,
  ) {
    this.#loops.push(
      this.#loop(async () => this.#pay()),
      this.#loop(async () => this.#list()),
    );
  }

  /** The longest that anything waited for its answer. */
  get longestMs(): number {
    return Math.round(this.#longestMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#loops);
  }

  async #loop(ask: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      const since = performance.now();
      await ask().catch((error: unknown) => this.problems.push(said(error)));
      this.#longestMs = Math.max(this.#longestMs, performance.now() - since);
      await sleep(EVERY_MS);
    }
  }

  async #pay(): Promise<void> {
    await this.#ask('pay', '/api/v1/transfers', { method: 'POST', body: this.payment });
    this.paid += 1;
  }

  async #list(): Promise<void> {
    await this.#ask('vault', '/api/v1/notes', {});
  }

  async #ask(
    product: 'pay' | 'vault',
    route: string,
    { method = 'GET', body }: { readonly method?: string; readonly body?: object },
  ): Promise<void> {
    const answer = await fetch(`${this.endpoints[`${product}_url`]}${route}`, {
      method,
      headers: {
        authorization: `Bearer ${this.keys[product]}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${product} ${answer.status}: ${text.slice(0, 300)}`);
  }
}

function said(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
