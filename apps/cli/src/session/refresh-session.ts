import { ApiRequestError, createAuthClient, dataOf } from '@skydeck/sdk';
import type { GrantedSession } from '../api/resources.js';
import type { StoredSession } from '../config/config-file.js';
import { notSignedIn } from '../failures/cli-error.js';
import type { Send } from './request.js';

/** A session as it is kept on disk. */
export function toStoredSession(
  { access_token, expires_in, refresh_token }: GrantedSession,
  authUrl: string,
): StoredSession {
  return {
    token: access_token,
    expires_at_ms: Date.now() + expires_in * 1000,
    refresh_token,
    auth_url: authUrl,
  };
}

/** Changes a refresh token for a new session. The old refresh token is used up by this. */
export async function refreshSession(
  session: StoredSession,
  send: Send = fetch,
): Promise<StoredSession> {
  const { auth_url: authUrl, refresh_token = '' } = session;
  // Not cut short by Ctrl-C: the rotated token in the answer must not be lost. Sent once: a refresh
  // token that comes a second time ends the session.
  const retry = { maxAttempts: 1 };
  const client = createAuthClient({ baseUrl: authUrl, fetch: (request) => send(request), retry });
  try {
    const body = { refresh_token };
    const answer = await dataOf(client.POST('/api/v1/auth/accounts/refresh', { body }));
    return toStoredSession(answer.session, authUrl);
  } catch (error) {
    if (error instanceof ApiRequestError && error.status < 500 && error.status !== 429) {
      throw notSignedIn('Your session has ended.');
    }
    throw error;
  }
}
