import { isIPv6 } from 'node:net';
import type { DomainEntity } from '../domain.entity.js';
import type { DnsRecord } from '../domain.schema.js';
import type { DomainResolver } from './domain-resolver.js';

/** Where the traffic of a domain has to go. */
export interface Destination {
  /** The app's own host, which no other app has. */
  readonly appHost: string;
  readonly addresses: readonly string[];
}

/** What a look at the records showed. */
export type Proof = { readonly method: 'txt' | 'cname' | 'address' } | { readonly problem: string };

/** The name without the star of a wildcard. */
export const baseOf = (host: string): string => host.replace(/^\*\./, '');

/** What the TXT record of a domain has to hold, and where. */
export function ownershipRecord({ host, token }: Pick<DomainEntity, 'host' | 'token'>): DnsRecord {
  const name = `_skydeck.${baseOf(host)}`;
  return { type: 'TXT', name, value: `skydeck-domain=${token}`, purpose: 'ownership' };
}

/** The records that lead visitors here. */
export function trafficRecords(host: string, { appHost, addresses }: Destination): DnsRecord[] {
  const byAddress = addresses.map((value): DnsRecord => {
    return { type: isIPv6(value) ? 'AAAA' : 'A', name: host, value, purpose: 'traffic' };
  });
  return [{ type: 'CNAME', name: host, value: appHost, purpose: 'traffic' }, ...byAddress];
}

/**
 * Looks for a proof that who added a domain owns it. The TXT record and a CNAME to the app's own
 * host can be made for one app only; an address is shared by all apps, so it proves nothing while
 * another project claims the same name.
 */
export async function proveOwnership(
  domain: Pick<DomainEntity, 'host' | 'token'>,
  destination: Destination,
  { resolver, isContested }: { resolver: DomainResolver; isContested: () => Promise<boolean> },
): Promise<Proof> {
  const wanted = ownershipRecord(domain);
  if ((await resolver.txt(wanted.name)).includes(wanted.value)) return { method: 'txt' };
  if (domain.host.startsWith('*.')) return { problem: `There is no TXT record at ${wanted.name}.` };
  const names = await resolver.cname(domain.host);
  if (names.includes(destination.appHost)) return { method: 'cname' };
  const ours = new Set(destination.addresses);
  const found = ours.size === 0 ? [] : await resolver.addresses(domain.host);
  if (found.length === 0 || !found.every((address) => ours.has(address))) {
    return {
      problem: `Neither a TXT record at ${wanted.name} nor a CNAME of ${domain.host} was found.`,
    };
  }
  if (await isContested()) {
    return { problem: `The address alone does not prove it; a TXT record at ${wanted.name} does.` };
  }
  return { method: 'address' };
}
