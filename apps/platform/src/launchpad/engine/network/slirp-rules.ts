import { networkInterfaces } from 'node:os';
import { NOT_PUBLIC } from './firewall-rules.js';

/** The address that slirp4netns answers name queries at. */
export const SLIRP_NAMESERVER = '10.0.2.3';

/**
 * Rules inside a namespace that reaches the world through the user's own sockets: without them that
 * includes every address of the host and its private networks.
 */
export function slirpRules(
  allowCidrs: readonly string[],
  hostAddresses: readonly string[] = ownAddresses(),
): string {
  const refused = [...NOT_PUBLIC.filter((network) => network !== '127.0.0.0/8'), ...hostAddresses];
  return [
    'table inet skydeck {',
    'chain leaving { type filter hook output priority filter;',
    'oifname "lo" accept',
    'ct state established,related accept',
    'meta nfproto ipv6 drop',
    `ip daddr ${SLIRP_NAMESERVER} udp dport 53 accept`,
    `ip daddr ${SLIRP_NAMESERVER} tcp dport 53 accept`,
    ...allowCidrs.map((network) => `ip daddr ${network} accept`),
    ...refused.flatMap((network) => [
      `ip daddr ${network} meta l4proto tcp reject with tcp reset`,
      `ip daddr ${network} reject with icmpx admin-prohibited`,
    ]),
    '}',
    '}',
    '',
  ].join('\n');
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
