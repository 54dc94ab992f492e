import type { IssuedToken } from './credential-source.js';

const RENEW_AT = 0.8;

/** The service token of this process, renewed when 80 % of its life is over. */
export class ServiceTokens {
  #token: IssuedToken | undefined;
  #issuedMs = 0;
  #renewing: Promise<string> | undefined;

  constructor(
    private readonly issue: () => Promise<IssuedToken>,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** A token to send as `Authorization: Bearer …` to another service's internal routes. */
  async get(): Promise<string> {
    const token = this.#token;
    const age = (this.nowMs() - this.#issuedMs) / ((token?.expires_in ?? 0) * 1000);
    if (token && age < RENEW_AT) return token.access_token;
    const renewal = this.#renew();
    if (!token || age >= 1) return renewal;
    // Auth may be away for a moment; the token still holds for the last fifth of its life.
    return renewal.catch(() => token.access_token);
  }

  /** Forgets a token that a neighbour refused. */
  drop(): void {
    this.#token = undefined;
  }

  #renew(): Promise<string> {
    this.#renewing ??= this.#fetch().finally(() => (this.#renewing = undefined));
    return this.#renewing;
  }

  async #fetch(): Promise<string> {
    const askedMs = this.nowMs();
    this.#token = await this.issue();
    this.#issuedMs = askedMs;
    return this.#token.access_token;
  }
}
