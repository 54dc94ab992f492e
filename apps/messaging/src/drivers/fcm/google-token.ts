import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type Outbound, OutboundFailure } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import { z } from 'zod';
import type { ServiceAccount } from '../../providers/kinds/fcm.kind.js';
import { DriverError } from '../driver-error.js';
import { signedJwt } from '../signed-jwt.js';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFETIME_S = 3600;
/** A token is not used any more so long before its end. */
const MARGIN_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
const LIMIT_BYTES = 16 * 1024;

const Answer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,8192}$/),
  expires_in: z.number().min(1).max(86_400),
});

interface Token {
  readonly text: string;
  readonly usableUntil: number;
}

/** Access tokens of a service account (RFC 7523), each kept until near its end. */
export class GoogleToken {
  readonly #key: KeyObject;
  #token: Token | null = null;
  #asking: Promise<Token> | null = null;

  constructor(
    private readonly account: ServiceAccount,
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {
    this.#key = createPrivateKey(account.private_key);
  }

  /** A token that may be used now; many who need one at once ask once. @throws DriverError */
  async get(): Promise<string> {
    if (this.#token && this.clock.now().getTime() < this.#token.usableUntil) {
      return this.#token.text;
    }
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return (this.#token = await this.#asking).text;
  }

  /** Never uses a token again that was refused. */
  forget(refused: string): void {
    if (this.#token?.text === refused) this.#token = null;
  }

  async #ask(): Promise<Token> {
    const { token_uri: url, client_email: iss, private_key_id: keyId } = this.account;
    const now = this.clock.now().getTime();
    const iat = Math.floor(now / 1000);
    const claims = { iss, scope: SCOPE, aud: url, iat, exp: iat + LIFETIME_S };
    const assertion = signedJwt(this.#key, keyId, claims);
    const body = new URLSearchParams({ grant_type: GRANT, assertion }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
    try {
      const answer = await this.outbound.send(url, { method: 'POST', headers, body, ...limits });
      if (answer.status !== 200) throw refusal(answer.status);
      const { access_token: text, expires_in: lifetimeS } = readAnswer(answer.body);
      return { text, usableUntil: now + Math.max(lifetimeS * 1000 - MARGIN_MS, 0) };
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw new DriverError('provider_unavailable', { cause: error, detail: error.problem });
    }
  }
}

/** A key that is not known any more is an `invalid_grant` (RFC 6749, 5.2). */
function refusal(status: number): DriverError {
  if (status === 429) return new DriverError('rate_limited', { detail: 'token_http_429' });
  const code = status >= 400 && status < 500 ? 'account_refused' : 'provider_unavailable';
  return new DriverError(code, { detail: `token_http_${status}` });
}

function readAnswer(body: Buffer): z.output<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new DriverError('provider_unavailable', { cause: error, detail: 'token_unreadable' });
  }
}
