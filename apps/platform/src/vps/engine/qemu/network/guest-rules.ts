import { networkInterfaces } from 'node:os';
import { NOT_PUBLIC } from '../../../../launchpad/engine/network/firewall-rules.js';

/**
 * Rules of a server's own network namespace, through which everything goes that it sends: the
 * internet and the name servers, and neither this host nor the private networks around it.
 */
export function guestRules(nameServers: readonly string[], allowCidrs: readonly string[]): string {
  const refused = NOT_PUBLIC.filter((network) => network !== '127.0.0.0/8');
  return [
    'table inet skydeck {',
    'chain leaving { type filter hook output priority filter;',
    'oifname "lo" accept',
    'ct state established,related accept',
    'meta nfproto ipv6 drop',
    ...nameServers.flatMap((address) =>
      ['udp', 'tcp'].map((protocol) => `ip daddr ${address} ${protocol} dport 53 accept`),
    ),
    ...allowCidrs.map((network) => `ip daddr ${network} accept`),
    ...[...refused, ...ownAddresses()].flatMap((network) => [
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
