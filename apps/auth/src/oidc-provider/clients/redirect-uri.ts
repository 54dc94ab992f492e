import { z } from 'zod';

const LONGEST = 1024;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Where browsers are sent back to. It is compared character by character, so there are no
 * wildcards; without `https` only on the user's own machine.
 * @see https://www.rfc-editor.org/rfc/rfc9700#section-2.1
 */
export const RedirectUri = z
  .string()
  .max(LONGEST)
  .superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .describe('An `https` address, or `http` on a loopback address; compared exactly.');

function problemOf(text: string): string | null {
  const url = /^[\x21-\x7e]+$/.test(text) ? URL.parse(text) : null;
  if (!url) return 'This is not an address.';
  const isLoopback = url.protocol === 'http:' && LOOPBACK.has(url.hostname);
  if (url.protocol !== 'https:' && !isLoopback) {
    return 'Write an address that begins with `https://`; `http://` is for loopback addresses.';
  }
  if (text.includes('#')) return 'An address to return to has no fragment.';
  if (url.username || url.password) return 'An address to return to has no user information.';
  if (text.includes('*')) return 'There are no wildcards: name each address.';
  return null;
}
