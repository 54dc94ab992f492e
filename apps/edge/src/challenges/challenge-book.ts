const PREFIX = '/.well-known/acme-challenge/';
const KEPT_MS = 60 * 60 * 1000;
const MOST = 10_000;

interface Challenge {
  readonly host: string;
  readonly answer: string;
  readonly untilMs: number;
}

/** A challenge that another book is to take over. */
export interface ChallengeEntry {
  readonly token: string;
  readonly host: string;
  readonly answer: string;
}

/** Answers by which a certification authority sees that a host leads here (RFC 8555 §8.3). */
export class ChallengeBook {
  readonly #byToken = new Map<string, Challenge>();

  put(token: string, host: string, answer: string): void {
    if (this.#byToken.size >= MOST) this.#forgetOld();
    this.#byToken.set(token, { host, answer, untilMs: performance.now() + KEPT_MS });
  }

  toEntries(): ChallengeEntry[] {
    return [...this.#byToken].map(([token, { host, answer }]) => ({ token, host, answer }));
  }

  remove(token: string): void {
    this.#byToken.delete(token);
  }

  /** The answer to a request target; undefined when it asks for nothing that is expected. */
  answerTo(host: string, target: string): string | undefined {
    if (this.#byToken.size === 0 || !target.startsWith(PREFIX)) return undefined;
    const challenge = this.#byToken.get(target.slice(PREFIX.length));
    if (challenge?.host !== host || challenge.untilMs < performance.now()) return undefined;
    return challenge.answer;
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [token, { untilMs }] of this.#byToken) {
      if (untilMs < now || this.#byToken.size >= MOST) this.#byToken.delete(token);
    }
  }
}
