import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (RFC 6890 and its registries). */
const PRIVATE = new BlockList();
const RANGES: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
for (const [network, prefix, family] of RANGES) PRIVATE.addSubnet(network, prefix, family);

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 0) return false;
  return !PRIVATE.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** Where a host is, as far as the name servers say. */
export interface Resolved {
  /** Empty when the name is not known. */
  readonly addresses: readonly string[];
  /** False when any address is private: a name with both kinds is an attempt to get inside. */
  readonly isPublic: boolean;
}

/** Looks a host up. Numbers in odd notations are read as the machine would read them. */
export async function resolveHost(host: string): Promise<Resolved> {
  const found = await lookup(host, { all: true, verbatim: true }).catch(() => []);
  const addresses = found.map(({ address }) => address);
  return { addresses, isPublic: addresses.every(isPublicAddress) };
}
