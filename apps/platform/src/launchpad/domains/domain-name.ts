import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const LONGEST = 253;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const ALLOWED = /^[^\s:/?#@[\]\\%*_]+$/;

/** Top levels that never lead to a public place (RFC 6761, RFC 6762, RFC 7686). */
const LOCAL: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'arpa',
  'lan',
  'home',
]);

/**
 * Brings a name into the form it is kept and looked up in: lower case, punycode, no final dot.
 * @returns undefined for what is no host name: addresses, ports, single labels, more than 253
 */
export function domainNameOf(text: string): string | undefined {
  if (text.length > LONGEST * 4) return undefined;
  const isWildcard = text.startsWith('*.');
  const name = isWildcard ? text.slice(2) : text;
  if (!ALLOWED.test(name)) return undefined;
  const ascii = domainToASCII(name.endsWith('.') ? name.slice(0, -1) : name);
  const labels = ascii.split('.');
  const host = isWildcard ? `*.${ascii}` : ascii;
  if (labels.length < 2 || host.length > LONGEST || isIP(ascii) !== 0) return undefined;
  if (!labels.every((label) => LABEL.test(label))) return undefined;
  // A numeric top level would be read as an address by some.
  return /^\d+$/.test(labels.at(-1) ?? '') ? undefined : host;
}

/** Whether a name is local, or belongs to the installation itself. */
export function isReserved(host: string, ownNames: readonly string[]): boolean {
  const name = host.replace(/^\*\./, '');
  if (LOCAL.has(name.slice(name.lastIndexOf('.') + 1))) return true;
  return ownNames.some((own) => name === own || name.endsWith(`.${own}`));
}
