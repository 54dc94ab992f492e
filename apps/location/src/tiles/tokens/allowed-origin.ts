import type { IncomingHttpHeaders } from 'node:http';
import { MapErrors } from '../map.errors.js';

/**
 * Checks the page that a browser says it asks for: by `Origin`, and for images by `Referer`. Whoever writes the
 * request by hand can name any: it keeps others from embedding, and is no lock.
 * @throws `map.not_allowed_here`
 */
export function checkOrigin(
  origins: readonly string[],
  { origin, referer }: IncomingHttpHeaders,
): void {
  if (origins.length === 0) return;
  const page = URL.parse(origin ?? referer ?? '');
  if (!page || !origins.some((allowed) => covers(allowed, page))) {
    throw MapErrors.not_allowed_here();
  }
}

function covers(allowed: string, { origin, protocol, host }: URL): boolean {
  const [scheme, pattern = ''] = allowed.split('//');
  if (!pattern.startsWith('*.')) return allowed === origin;
  return scheme === protocol && host.endsWith(pattern.slice(1));
}
