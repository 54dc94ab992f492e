import { z } from 'zod';

const LONGEST = 2048;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** RFC 8252, section 7.1: the scheme of an app is a name of the app's owner turned round. */
const APP_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/**
 * Whether users can be sent to an address once they have signed in. Others must be the exact
 * address that is listed, character by character.
 * @see https://www.rfc-editor.org/rfc/rfc9700#section-4.1.3
 */
export function isRedirectUrl(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\#]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return hostname !== '';
  if (protocol === 'http:') return LOOPBACK.test(hostname);
  return APP_SCHEME.test(protocol);
}

/** An address of the project to which users return. */
export const RedirectUrl = z
  .string()
  .max(LONGEST)
  .refine(
    isRedirectUrl,
    'Write `https://…`, `http://localhost…` or the scheme of an app such as `com.example.app:/…`, without fragment.',
  );

/** Adds to the query of an address that was listed. */
export function withQuery(url: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value);
  return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}`;
}
