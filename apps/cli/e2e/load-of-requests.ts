import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';

const AT_ONCE = 4;
const ANSWER_MS = 30_000;

/** An answer of an app. */
export interface Page {
  readonly status: number;
  readonly body: string;
}

/** Asks the edge for an app: Node does not resolve names below localhost by itself. */
export function askPage(url: string, body?: string): Promise<Page> {
  const { host, port, pathname: path } = new URL(url);
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host }, agent: false };
    const request = httpRequest(options, (response) => {
      text(response).then(
        (got) => resolve({ status: response.statusCode ?? 0, body: got }),
        reject,
      );
    });
    request.once('error', reject);
    request.setTimeout(ANSWER_MS, () => request.destroy(new Error('no answer')));
    request.end(body);
  });
}

/** Visitors who ask again as soon as they are answered. */
export class LoadOfRequests {
  readonly #failures: string[] = [];
  #answered = 0;
  #firstMs = 0;
  #lastMs = 0;
  #isOver = false;
  readonly #visitors: Promise<void>[];

  private constructor(ask: () => Promise<Page>) {
    this.#visitors = Array.from({ length: AT_ONCE }, () => this.#visit(ask));
  }

  static start(ask: () => Promise<Page>): LoadOfRequests {
    return new LoadOfRequests(ask);
  }

  /** @returns also how long it took from the first failure to the last */
  async stop(): Promise<{ answered: number; failures: readonly string[]; awayMs: number }> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
    const awayMs = Math.round(this.#lastMs - this.#firstMs);
    return { answered: this.#answered, failures: this.#failures, awayMs };
  }

  async #visit(ask: () => Promise<Page>): Promise<void> {
    while (!this.#isOver) {
      try {
        const { status, body } = await ask();
        if (status === 200) this.#answered++;
        else this.#fail(`${status} ${body}`);
      } catch (error) {
        this.#fail((error as Error).message);
      }
    }
  }

  #fail(what: string): void {
    this.#lastMs = performance.now();
    if (this.#failures.length === 0) this.#firstMs = this.#lastMs;
    this.#failures.push(what);
  }
}
