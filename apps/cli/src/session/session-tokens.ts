import { type ConfigFile, type StoredSession, withContext } from '../config/config-file.js';
import { notSignedIn } from '../failures/cli-error.js';
import { refreshSession } from './refresh-session.js';
import type { TokenSource } from './request.js';

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 30_000;

export interface SessionTokensOptions {
  readonly config: ConfigFile;
  readonly contextName: string;
  /** The installation that is about to be called. */
  readonly authUrl: () => Promise<string>;
  readonly refresh?: (session: StoredSession) => Promise<StoredSession>;
  readonly nowMs?: () => number;
}

/**
 * The signed-in person's token. Renewing happens while the settings are locked: of several
 * processes one renews, and the others find the new token, because a refresh token works once.
 */
export class SessionTokens implements TokenSource {
  readonly #options: Required<SessionTokensOptions>;
  #renewing: Promise<string | undefined> | undefined;

  constructor(options: SessionTokensOptions) {
    this.#options = {
      refresh: (session: StoredSession) => refreshSession(session),
      nowMs: Date.now,
      ...options,
    };
  }

  async current(): Promise<string> {
    const session = await this.#session();
    if (!session) throw notSignedIn();
    if (!this.#isEnding(session)) return session.token;
    return (await this.renew(session.token)) ?? session.token;
  }

  /** Renews at most once at a time in this process too. */
  async renew(refused: string | undefined): Promise<string | undefined> {
    this.#renewing ??= this.#renew(refused).finally(() => (this.#renewing = undefined));
    return this.#renewing;
  }

  /** Waits for a renewal that is under way, so that its result is not lost. */
  async settled(): Promise<void> {
    await this.#renewing?.catch(() => undefined);
  }

  async #renew(refused: string | undefined): Promise<string | undefined> {
    const { config, contextName, refresh } = this.#options;
    const { contexts } = await config.update(async (before) => {
      const session = before.contexts[contextName]?.session;
      if (!session?.refresh_token || session.token !== refused) return before;
      return withContext(before, contextName, { session: await refresh(session) });
    });
    const session = contexts[contextName]?.session;
    if (!session) throw notSignedIn('Your session has ended.');
    return session.token === refused ? undefined : session.token;
  }

  async #session(): Promise<StoredSession | undefined> {
    const { config, contextName, authUrl } = this.#options;
    const session = (await config.read()).contexts[contextName]?.session;
    if (session && session.auth_url !== (await authUrl())) {
      throw notSignedIn(`You are signed in at ${session.auth_url}, not at ${await authUrl()}.`);
    }
    return session;
  }

  #isEnding({ expires_at_ms, refresh_token }: StoredSession): boolean {
    if (expires_at_ms === undefined || refresh_token === undefined) return false;
    return expires_at_ms - this.#options.nowMs() < MARGIN_MS;
  }
}

/** A token that somebody else takes care of, such as `SKYDECK_TOKEN`. */
export class FixedToken implements TokenSource {
  constructor(readonly token: string) {}

  async current(): Promise<string> {
    return this.token;
  }

  async renew(): Promise<undefined> {
    return undefined;
  }

  async settled(): Promise<void> {}
}
