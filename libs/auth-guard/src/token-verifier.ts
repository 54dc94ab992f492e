import { ApiError, CommonErrors } from '@skydeck/errors';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { hashOf } from './api-key.js';
import type { KeyRing } from './key-ring.js';

const LONGEST_LIFE_S = 3600;
const CLOCK_TOLERANCE_S = 5;
const REMEMBER_MS = 300_000;

/** Who a token is for: `platform` is the plane of accounts, `skydeck-internal` that of services. */
export type Audience = 'platform' | 'skydeck-internal';

/** The claims that the guard uses of a token it has verified. */
export interface TokenClaims {
  readonly subject: string;
  readonly sessionId: string | undefined;
  /** Milliseconds since 1970. */
  readonly expiresMs: number;
}

interface Remembered extends TokenClaims {
  readonly audience: Audience;
  readonly verifiedMs: number;
}

/**
 * Verifies access tokens: ES256, type `at+jwt`, issuer, audience, and a life of at most 1 hour.
 * @see https://www.rfc-editor.org/rfc/rfc9068
 */
export class TokenVerifier {
  readonly #verified = new LRUCache<string, Remembered>({ max: 10_000 });

  constructor(
    private readonly issuer: string,
    private readonly keys: Pick<KeyRing, 'find'>,
    private readonly nowMs: () => number,
  ) {}

  /** The claims of a token verified not long ago, or undefined when it must be verified. */
  peek(token: string, audience: Audience): TokenClaims | undefined {
    const known = this.#verified.get(hashOf(token));
    if (known?.audience !== audience) return undefined;
    const now = this.nowMs();
    return now < known.expiresMs && now - known.verifiedMs < REMEMBER_MS ? known : undefined;
  }

  /** Whether a token was verified once, even if it is to be verified again. */
  wasGood(token: string): boolean {
    return this.#verified.has(hashOf(token));
  }

  /** Verifies a token. Throws `unauthenticated`, `token_expired` or `unavailable`. */
  async verify(token: string, audience: Audience): Promise<TokenClaims> {
    const payload = await this.#check(token, audience);
    const { sub, exp, iat, sid } = payload;
    if (!sub || exp === undefined || iat === undefined || exp - iat > LONGEST_LIFE_S) {
      throw CommonErrors.unauthenticated();
    }
    const claims = {
      subject: sub,
      sessionId: typeof sid === 'string' ? sid : undefined,
      expiresMs: exp * 1000,
    };
    this.#verified.set(hashOf(token), { ...claims, audience, verifiedMs: this.nowMs() });
    return claims;
  }

  async #check(token: string, audience: Audience): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.keys.find, {
        algorithms: ['ES256'],
        issuer: this.issuer,
        audience,
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: LONGEST_LIFE_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(this.nowMs()),
      });
      return payload;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (error instanceof errors.JWTExpired) throw CommonErrors.token_expired({ cause: error });
      throw CommonErrors.unauthenticated({ cause: error });
    }
  }
}
