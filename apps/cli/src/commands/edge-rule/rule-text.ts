import { usageError } from '../../failures/cli-error.js';
import type { Rules } from './edge-rule.js';

export type Redirect = NonNullable<Rules['redirects']>[number];
export type HeaderRule = NonNullable<Rules['headers']>[number];

const STATUSES = [301, 302, 307, 308] as const;
const REDIRECT = /^([^=]+)=(.+?)(?:=(\d{3}))?$/;
const HEADER = /^([^:\s]+)\s*:\s*(.*)$/;

/** Reads a redirect such as `/old/*=/new/*` or `/old=https://example.com/=301`. */
export function redirectFrom(text: string): Redirect {
  const [, from, to, code] = REDIRECT.exec(text) ?? [];
  const status = STATUSES.find((one) => String(one) === (code ?? '308'));
  if (from === undefined || to === undefined || status === undefined) {
    throw usageError(
      `"${text}" is not a redirect.`,
      'Write from=to, such as /old/*=/new/*; or from=to=301, with 301, 302, 307 or 308.',
    );
  }
  return { from, to, status };
}

/** Reads a header such as `X-Frame-Options: DENY`. */
export function headerFrom(text: string): readonly [name: string, value: string] {
  const [, name, value] = HEADER.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw usageError(`"${text}" is not a header.`, 'Write Name: value.');
}
