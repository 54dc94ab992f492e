import { domainToASCII } from 'node:url';
import type { AddressPolicy } from '@skydeck/outbound';
import type { MailResolver } from '../../domains/mail-resolver.js';
import { DriverError } from '../driver-error.js';

const MOST_PLACES = 8;

/** Where mail of a domain is taken. */
export interface MailExchange {
  readonly host: string;
  readonly address: string;
}

/**
 * The places that take mail of a domain, the preferred ones first; never one inside.
 * @throws DriverError `undelivered` when there is none, `deferred` when nobody can say
 * @see RFC 5321 section 5.1, RFC 7505 (null MX)
 */
export async function exchangesOf(
  domain: string,
  resolver: MailResolver,
  policy: AddressPolicy,
): Promise<MailExchange[]> {
  const name = domainToASCII(domain).toLowerCase();
  if (name === '') throw new DriverError('undelivered', { detail: '5.1.2' });
  const hosts = await hostsOf(name, resolver);
  const places: MailExchange[] = [];
  let isUnclear = false;
  let isInside = false;
  for (const host of hosts) {
    if (places.length >= MOST_PLACES) break;
    try {
      const addresses = await resolver.addresses(host);
      const allowed = addresses.filter((address) => policy.isAllowed(address));
      isInside ||= allowed.length < addresses.length;
      places.push(...allowed.map((address) => ({ host, address })));
    } catch {
      isUnclear = true;
    }
  }
  if (places.length > 0) return places.slice(0, MOST_PLACES);
  if (isUnclear) throw new DriverError('deferred', { detail: '4.4.3' });
  throw new DriverError('undelivered', { detail: isInside ? 'address_not_allowed' : '5.1.2' });
}

async function hostsOf(name: string, resolver: MailResolver): Promise<string[]> {
  const records = await resolver.exchanges(name).catch((error: unknown) => {
    throw new DriverError('deferred', { cause: error, detail: '4.4.3' });
  });
  if (records.length === 0) return [name];
  const real = records.filter(({ host }) => host !== '' && host !== '.');
  if (real.length === 0) throw new DriverError('undelivered', { detail: '5.1.10' });
  // Hosts of one preference share the load.
  return real
    .map(({ host, preference }) => ({ host, preference, lot: Math.random() }))
    .toSorted((one, other) => one.preference - other.preference || one.lot - other.lot)
    .map(({ host }) => host);
}
