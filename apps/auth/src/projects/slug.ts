import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const LONGEST = 40;
const RESERVED = new Set(
  `admin api app apps assets auth blog cdn console dashboard dev docs edge ftp help internal location
   localhost mail media messaging ns1 ns2 pay platform root skydeck smtp static status support system
   test vault www`.split(/\s+/),
);

/** A DNS label (RFC 1123) of at most 40 characters. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'Use a–z, 0–9 and hyphens, at most 40.')
  .describe('Name in addresses; a DNS label.');

/** Whether a slug would clash with a part of the platform. */
export function isReserved(slug: string): boolean {
  return RESERVED.has(slug);
}

/** A slug made from a name: `Café Kumasi` becomes `cafe-kumasi`. */
export function slugFrom(name: string): string {
  const label = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return label === '' || isReserved(label) ? withSuffix(label === '' ? 'project' : label) : label;
}

/** The same slug with four random characters, for a name that is taken. */
export function withSuffix(slug: string): string {
  const suffix = randomBytes(2).toString('hex');
  return `${slug.slice(0, LONGEST - suffix.length - 1).replace(/-+$/, '')}-${suffix}`;
}
