import { AuthError } from './auth-error.js';
import { remember, takeBack } from './begun-sign-ins.js';
import { checkIdToken, claimsOf } from './id-token.js';
import type { AuthOptions, Kept, User } from './options.js';
import { challengeOf, randomText } from './pkce.js';
import { askForTokens, post } from './token-endpoint.js';
import { TokenStore } from './token-store.js';

const SCOPE = 'openid profile email phone';
/** Tokens are changed this long before they end. */
const EARLY_MS = 60_000;

/** Signs users in on the hosted page of a project, and keeps them signed in. */
export class Auth {
  readonly #issuer: string;
  readonly #clientId: string;
  readonly #options: AuthOptions;
  readonly #store: TokenStore;

  constructor(options: AuthOptions) {
    this.#options = options;
    this.#issuer = options.issuer.replace(/\/$/, '');
    this.#clientId = options.clientId;
    const name = `skydeck.auth.${this.#clientId}`;
    this.#store = new TokenStore(options.storage ?? localStorage, name);
  }

  /** Who is signed in, in whichever tab; null when nobody is. */
  get user(): User | null {
    const idToken = this.#store.get()?.idToken;
    return idToken ? claimsOf(idToken) : null;
  }

  /** Leaves for the sign-in page; `more` is anything OpenID Connect knows, such as `login_hint`. */
  async signIn({ returnTo = location.href, ...more }: SignIn = {}): Promise<void> {
    const [verifier, nonce, state] = [randomText(), randomText(), randomText()];
    const redirectUri = this.#options.redirectUri ?? location.origin + location.pathname;
    remember(state, { verifier, nonce, redirectUri, returnTo });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.#clientId,
      redirect_uri: redirectUri,
      scope: this.#options.scope ?? SCOPE,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...more,
    });
    location.assign(`${this.#issuer}/oauth/authorize?${query.toString()}`);
  }

  /**
   * Finishes a sign-in, when the page was opened by one. The code leaves the address.
   * @returns where the app wanted to go on; null when the page was opened by nothing such
   * @throws `AuthError` when the user refused, or when this tab has not begun it
   */
  async handleCallback(): Promise<string | null> {
    const url = new URL(location.href);
    const { searchParams: query } = url;
    const [code, error] = [query.get('code'), query.get('error')];
    if (!query.has('state') || (code === null && error === null)) return null;
    const begun = takeBack(query.get('state'));
    // An answer of another issuer is no answer (RFC 9207).
    const isOther = query.has('iss') && query.get('iss') !== this.#issuer;
    for (const name of ['code', 'state', 'iss', 'error', 'error_description']) query.delete(name);
    history.replaceState(history.state, '', url);
    if (isOther) throw new AuthError('invalid_issuer');
    if (code === null) throw new AuthError(error ?? 'invalid_request');
    const { verifier, nonce, redirectUri, returnTo } = begun;
    const kept = await askForTokens(this.#issuer, {
      grant_type: 'authorization_code',
      client_id: this.#clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    const expected = { issuer: this.#issuer, clientId: this.#clientId, nonce };
    checkIdToken(kept.idToken ?? '', expected);
    this.#store.set(kept);
    return returnTo;
  }

  /**
   * A token that is good for now, for `Authorization: Bearer …`. Of tabs that need a new one at the
   * same time, one asks for it and all get it. @throws `login_required` when nobody is signed in
   */
  async getToken(): Promise<string> {
    const kept = this.#store.get();
    if (!kept) throw new AuthError('login_required');
    if (isFresh(kept)) return kept.accessToken;
    return navigator.locks.request(`skydeck.auth.${this.#clientId}`, () => this.#refresh());
  }

  /** Calls `changed` whenever another tab signs in, out or refreshes. @returns how to stop */
  onChange(changed: (user: User | null) => void): () => void {
    return this.#store.watch(() => changed(this.user));
  }

  /** Signs out here, revokes the tokens, and leaves for the page that ends the session. */
  async signOut({ returnTo }: { readonly returnTo?: string } = {}): Promise<void> {
    const kept = this.#store.get();
    this.#store.set(null);
    const token = kept?.refreshToken ?? kept?.accessToken;
    const form = { client_id: this.#clientId, token: token ?? '' };
    // Nobody should stay signed in because the network is away.
    if (token) await post(`${this.#issuer}/oauth/revoke`, form).catch(() => null);
    const query = new URLSearchParams({
      client_id: this.#clientId,
      ...(kept?.idToken && { id_token_hint: kept.idToken }),
      ...(returnTo !== undefined && { post_logout_redirect_uri: returnTo }),
    });
    location.assign(`${this.#issuer}/oauth/sign-out?${query.toString()}`);
  }

  /** Runs in one tab at a time; the others find what it has got. */
  async #refresh(): Promise<string> {
    const kept = this.#store.get();
    if (!kept) throw new AuthError('login_required');
    if (isFresh(kept)) return kept.accessToken;
    if (kept.refreshToken === null) throw this.#over();
    const form = {
      grant_type: 'refresh_token',
      client_id: this.#clientId,
      refresh_token: kept.refreshToken,
    };
    try {
      const next = await askForTokens(this.#issuer, form, kept);
      this.#store.set(next);
      return next.accessToken;
    } catch (error) {
      if (error instanceof AuthError && error.code === 'invalid_grant') throw this.#over();
      throw error;
    }
  }

  #over(): AuthError {
    this.#store.set(null);
    return new AuthError('login_required');
  }
}

/** How to sign in. */
export interface SignIn {
  /** Where the app goes on afterwards; `handleCallback` gives it back. */
  readonly returnTo?: string;
  readonly [parameter: string]: string | undefined;
}

const isFresh = ({ expiresAtMs }: Kept): boolean => expiresAtMs - EARLY_MS > Date.now();
