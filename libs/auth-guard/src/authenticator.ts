import { CommonErrors } from '@skydeck/errors';
import { AllowedAddresses } from './allowed-addresses.js';
import { hashOf, isApiKey } from './api-key.js';
import type { Credentials } from './credentials.js';
import type { KeyRecord } from './credential-source.js';
import { hasTestMode, type Principal, projectRef } from './principal.js';
import type { TokenClaims, TokenVerifier } from './token-verifier.js';

type Maybe<Value> = Value | Promise<Value>;

/** Finds out who a credential belongs to; at once when it is remembered, else by asking auth. */
export class Authenticator {
  readonly #ofKey = new WeakMap<KeyRecord, Principal>();

  constructor(
    /** Name of this service, which is the product that keys must be made for. */
    readonly service: string,
    private readonly credentials: Credentials,
    private readonly tokens: TokenVerifier,
    private readonly nowMs: () => number,
  ) {}

  /**
   * The key or account behind a credential. Throws 401, or 403 for a key of another product.
   * @param beforeLookUp may throw before a credential that was never good is looked up
   */
  identify(credential: string, beforeLookUp?: () => void): Maybe<Principal> {
    if (credential.startsWith('dk_')) return this.#byKey(credential, beforeLookUp);
    const claims = this.tokens.peek(credential, 'platform');
    if (claims) return this.#bySession(claims);
    if (!this.tokens.wasGood(credential)) beforeLookUp?.();
    return this.tokens.verify(credential, 'platform').then((verified) => this.#bySession(verified));
  }

  /** The service behind a service token. */
  async identifyService(credential: string): Promise<Principal> {
    const known = this.tokens.peek(credential, 'skydeck-internal');
    const { subject } = known ?? (await this.tokens.verify(credential, 'skydeck-internal'));
    if (!subject.startsWith('svc:')) throw CommonErrors.unauthenticated();
    return { kind: 'service', id: subject.slice('svc:'.length), scopes: ['*'] };
  }

  #byKey(key: string, beforeLookUp?: () => void): Maybe<Principal> {
    if (!isApiKey(key)) throw CommonErrors.invalid_api_key();
    const sha256 = hashOf(key);
    const known = this.credentials.keys.peek(sha256);
    if (known !== undefined) return this.#keyPrincipal(known);
    if (!this.credentials.keys.wasGood(sha256)) beforeLookUp?.();
    return this.credentials.keys.load(sha256).then((found) => this.#keyPrincipal(found));
  }

  #keyPrincipal(key: KeyRecord | null): Principal {
    if (!key || (key.expires_at !== null && Date.parse(key.expires_at) <= this.nowMs())) {
      throw CommonErrors.invalid_api_key();
    }
    if (key.product !== this.service) throw CommonErrors.wrong_product();
    const known = this.#ofKey.get(key);
    if (known) return known;
    if (key.mode === 'test' && !hasTestMode(this.service)) throw CommonErrors.no_test_mode();
    const principal = principalOf(key);
    this.#ofKey.set(key, principal);
    return principal;
  }

  #bySession(claims: TokenClaims): Maybe<Principal> {
    const { sessionId } = claims;
    if (!sessionId) throw CommonErrors.unauthenticated();
    const known = this.credentials.sessions.peek(sessionId);
    if (known !== undefined) return accountOf(claims, known !== null);
    return this.credentials.sessions
      .load(sessionId)
      .then((session) => accountOf(claims, session !== null));
  }
}

/** Made once for each answer of auth, so that a request pays nothing for what a key has not. */
function principalOf(key: KeyRecord): Principal {
  const { id, project, scopes, mode, allowed_cidrs: cidrs = [] } = key;
  const { rate_limit_per_minute: ratePerMinute } = key;
  return {
    kind: 'key',
    id,
    project: projectRef(project, mode),
    scopes,
    mode,
    ...(cidrs.length > 0 && { allowedAddresses: new AllowedAddresses(cidrs) }),
    ...(ratePerMinute && { ratePerMinute }),
  };
}

function accountOf({ subject, sessionId }: TokenClaims, isActive: boolean): Principal {
  if (!isActive) throw CommonErrors.unauthenticated();
  return { kind: 'account', id: subject, scopes: [], sessionId };
}
