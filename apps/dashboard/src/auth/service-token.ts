import { exchange } from './exchange.js';

const RENEW_AT = 0.8;

interface IssuedToken {
  readonly access_token: string;
  readonly expires_in: number;
}

/** The service token of the dashboard, asked for when first needed and renewed in time. */
export class ServiceToken {
  #token: { text: string; renewAtMs: number } | undefined;

  constructor(
    private readonly authInternalUrl: string,
    private readonly secret: string,
    private readonly nowMs: () => number = Date.now,
  ) {}

  async get(): Promise<string> {
    if (this.#token && this.nowMs() < this.#token.renewAtMs) return this.#token.text;
    const askedMs = this.nowMs();
    const issued = await exchange<IssuedToken>(
      'POST',
      `${this.authInternalUrl}/internal/v1/token`,
      {
        body: { client_id: 'dashboard', client_secret: this.secret },
      },
    );
    this.#token = {
      text: issued.access_token,
      renewAtMs: askedMs + issued.expires_in * 1000 * RENEW_AT,
    };
    return this.#token.text;
  }
}
