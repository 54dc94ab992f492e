import { AuthError } from './auth-error.js';
import type { Kept } from './options.js';

interface Answer {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  readonly expires_in: number;
}

/** Asks the issuer for tokens. @throws `AuthError`; `unavailable` when it cannot be reached */
export async function askForTokens(
  issuer: string,
  form: Readonly<Record<string, string>>,
  before: Kept | null = null,
): Promise<Kept> {
  const answer = (await post(`${issuer}/oauth/token`, form)) as Answer;
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
    idToken: answer.id_token ?? before?.idToken ?? null,
    expiresAtMs: Date.now() + answer.expires_in * 1000,
  };
}

/** Sends a form, and takes the answer as JSON. */
export async function post(url: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  const body = new URLSearchParams(form);
  const response = await fetch(url, { method: 'POST', body }).catch(() => null);
  if (!response || response.status >= 500) throw new AuthError('unavailable');
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  if (response.ok) return answer;
  throw new AuthError(answer['error'] ?? 'unavailable', answer['error_description']);
}
