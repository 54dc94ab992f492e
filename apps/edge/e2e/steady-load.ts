import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http-client.js';

const TURN_MS = 5;
/** One of so many goes to `/slow`. */
const SLOW_EVERY = 25;

/** What became of one request. */
export interface Sent {
  readonly isKept: boolean;
  readonly begunMs: number;
  readonly endMs: number;
  /** Why it failed: a status, or how the connection broke. */
  readonly failure: string | undefined;
}

/** Requests at a fixed rate, whatever becomes of those before; half of them on kept connections. */
export class SteadyLoad {
  readonly sent: Sent[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #under = new Set<Promise<void>>();
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(
    private readonly port: number,
    private readonly host: string,
    private readonly rate = 200,
  ) {
    this.#running = this.#run();
  }

  /** Begins no more, waits for what is under way, and returns what failed. */
  async stop(): Promise<Sent[]> {
    this.#isOver = true;
    await this.#running;
    await Promise.all(this.#under);
    this.#agent.destroy();
    return this.sent.filter(({ failure }) => failure !== undefined);
  }

  async #run(): Promise<void> {
    const startMs = performance.now();
    for (let begun = 0; !this.#isOver;) {
      const due = Math.floor(((performance.now() - startMs) * this.rate) / 1000);
      for (; begun < due; begun++) {
        const under = this.#send(begun).finally(() => this.#under.delete(under));
        this.#under.add(under);
      }
      await sleep(TURN_MS);
    }
  }

  async #send(index: number): Promise<void> {
    const isKept = index % 2 === 0;
    const begunMs = performance.now();
    const failure = await ask(this.port, this.host, {
      path: index % SLOW_EVERY === 0 ? '/slow' : '/',
      agent: isKept && this.#agent,
    }).then(
      ({ status }) => (status === 200 ? undefined : `status ${status}`),
      ({ code, message }: NodeJS.ErrnoException) => code ?? message,
    );
    this.sent.push({ isKept, begunMs, endMs: performance.now(), failure });
  }
}
