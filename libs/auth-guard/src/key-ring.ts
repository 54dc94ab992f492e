import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const MAX_AGE_MS = 300_000;
const COOL_DOWN_MS = 30_000;

/**
 * The public keys of auth. An unknown key id makes it look again, at most once in 30 s, so that
 * invented ids cannot starve real ones; the last good set is kept while auth is away.
 */
export class KeyRing {
  #keys: ReturnType<typeof createLocalJWKSet> | undefined;
  #readMs = Number.NEGATIVE_INFINITY;
  #triedMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<JSONWebKeySet>,
    private readonly nowMs: () => number,
  ) {}

  /** Finds the key that a token names. */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (!this.#keys) await this.#refresh();
    else if (this.#isDue(this.#readMs, MAX_AGE_MS)) await this.#refreshIfCool();
    try {
      return await this.#pick(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await this.#refreshIfCool()))
        throw error;
      return this.#pick(header, token);
    }
  };

  async #pick(...[header, token]: Parameters<JWTVerifyGetKey>) {
    if (!this.#keys) throw new errors.JWKSNoMatchingKey();
    return this.#keys(header, token);
  }

  async #refreshIfCool(): Promise<boolean> {
    if (!this.#reading && !this.#isDue(this.#triedMs, COOL_DOWN_MS)) return false;
    return this.#refresh().then(
      () => true,
      () => false,
    );
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#load().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #load(): Promise<void> {
    this.#triedMs = this.nowMs();
    this.#keys = createLocalJWKSet(await this.read());
    this.#readMs = this.nowMs();
  }

  #isDue(sinceMs: number, afterMs: number): boolean {
    return this.nowMs() - sinceMs >= afterMs;
  }
}
