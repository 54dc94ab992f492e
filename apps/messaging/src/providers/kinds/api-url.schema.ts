import { isIP } from 'node:net';
import { z } from 'zod';

/** In the clear only to this machine, where policies allow that at all. */
function isSafe(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const isHere = isIP(hostname) === 4 && hostname.startsWith('127.');
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** Address of an API that is given keys. */
export const ApiUrl = z
  .url()
  .max(2048)
  .refine((url) => URL.canParse(url) && isSafe(url), {
    error: 'Must be an https address without credentials.',
  });

/** The host of an address, without brackets. */
export const hostOf = (url: string) => new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
