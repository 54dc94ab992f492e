import type { Rules } from './rules.schema.js';

/** Where a request is sent instead. */
export interface Redirection {
  readonly status: number;
  readonly location: string;
}

/**
 * The first redirect that fits. A `*` at the end of `from` takes any rest, which replaces the `*` at
 * the end of `to`; the query goes along. There are no patterns besides, so no path is slow to match.
 */
export function redirectFor(
  target: string,
  redirects: NonNullable<Rules['redirects']>,
): Redirection | undefined {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  for (const { from, to, status } of redirects) {
    const isPrefix = from.endsWith('*');
    const fits = isPrefix ? path.startsWith(from.slice(0, -1)) : path === from;
    if (!fits) continue;
    const rest = isPrefix ? path.slice(from.length - 1) : '';
    // A rest that begins with a slash must not make the target another host.
    const joined = to.endsWith('*') ? to.slice(0, -1) + withoutSlashes(to, rest) : to;
    const search = query === -1 ? '' : target.slice(query);
    return { status, location: joined.includes('?') ? joined : joined + search };
  }
  return undefined;
}

function withoutSlashes(to: string, rest: string): string {
  if (!to.endsWith('/*')) return rest;
  let start = 0;
  while (rest[start] === '/' || rest[start] === '\\') start++;
  return rest.slice(start);
}
