import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Requests that are begun each second, whatever becomes of those before. */
export const RATE = 200;
/** One of so many takes two seconds to answer. */
const SLOW_EVERY = 50;
const TURN_MS = 5;
const GIVE_UP_MS = 20_000;

/** What became of one request. */
export interface Sent {
  readonly kind: 'kept' | 'new' | 'slow';
  /** When it was due, and when it had ended, in milliseconds of this process. */
  readonly dueMs: number;
  readonly endMs: number;
  readonly body?: string;
  /** Why it counts as failed: a status, or how the connection broke. */
  readonly failure?: string;
}

type Outcome = Pick<Sent, 'body' | 'failure'>;

/**
 * A load at a fixed rate (an open loop): a request is begun when it is due, so an app that is slow
 * or away gets no mercy. Half of the requests share kept connections, half make one each.
 */
export class SteadyLoad {
  readonly sent: Sent[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #under = new Set<Promise<void>>();
  readonly #over = new AbortController();
  readonly #running: Promise<void>;

  constructor(
    private readonly port: number,
    private readonly host: string,
  ) {
    this.#running = this.#run();
  }

  /** Begins no more, and waits for what is under way. */
  async stop(): Promise<readonly Sent[]> {
    this.#over.abort();
    await this.#running;
    await Promise.all(this.#under);
    this.#agent.destroy();
    return this.sent;
  }

  async #run(): Promise<void> {
    const startMs = performance.now();
    for (let begun = 0; !this.#over.signal.aborted;) {
      const due = Math.floor(((performance.now() - startMs) * RATE) / 1000);
      for (; begun < due; begun++) this.#begin(begun, startMs + (begun * 1000) / RATE);
      await sleep(TURN_MS);
    }
  }

  #begin(index: number, dueMs: number): void {
    const isSlow = index % SLOW_EVERY < 2;
    const isKept = index % 2 === 0;
    const kind = isSlow ? 'slow' : isKept ? 'kept' : 'new';
    const under = this.#note(kind, dueMs, this.#ask(isSlow ? '/slow' : '/', isKept));
    this.#under.add(under);
    void under.finally(() => this.#under.delete(under));
  }

  async #note(kind: Sent['kind'], dueMs: number, asked: Promise<Outcome>): Promise<void> {
    const outcome = await asked;
    this.sent.push({ kind, dueMs, endMs: performance.now(), ...outcome });
  }

  #ask(path: string, isKept: boolean): Promise<Outcome> {
    const { port, host } = this;
    return new Promise((resolve) => {
      const agent = isKept ? this.#agent : false;
      const request = httpRequest({ host: '127.0.0.1', port, path, headers: { host }, agent });
      const failed = (error: NodeJS.ErrnoException) => {
        resolve({ failure: error.code ?? error.message });
      };
      request.on('error', failed);
      request.once('response', (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.once('error', failed);
        response.once('end', () => {
          if (response.statusCode === 200) resolve({ body });
          else resolve({ failure: `status ${response.statusCode} ${codeOf(body)}` });
        });
      });
      request.setTimeout(GIVE_UP_MS, () => request.destroy(new Error('no answer')));
      request.end();
    });
  }
}

/** Why the edge refused; nothing of what an app says itself. */
function codeOf(body: string): string {
  return /"code":\s*"(edge\.\w+)"/.exec(body)?.[1] ?? '';
}
