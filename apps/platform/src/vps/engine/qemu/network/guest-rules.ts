import { networkInterfaces } from 'node:os';
import { NOT_PUBLIC } from '../../../../launchpad/engine/network/firewall-rules.js';

/** The namespace's own network: its name server is the host's, and all else in it the host's loopback. */
const OWN = '10.0.2.0/24';
const OWN_NAME_SERVER = '10.0.2.3';

/**
 * Rules of a server's own network namespace, through which everything goes that it sends: the
 * internet and the name servers, and neither this host nor the private networks around it. Answers
 * to what came in by a published port go out.
 */
export function guestRules(nameServers: readonly string[], allowCidrs: readonly string[]): string {
  const refused = NOT_PUBLIC.filter((network) => network !== '127.0.0.0/8');
  return [
    'table inet skydeck {',
    'chain leaving { type filter hook output priority filter;',
    'oifname "lo" accept',
    'ct state established,related accept',
    'meta nfproto ipv6 drop',
    ...nameServers
      .filter(isElsewhere)
      .flatMap((address) =>
        ['udp', 'tcp'].map((protocol) => `ip daddr ${address} ${protocol} dport 53 accept`),
      ),
    ...refusal(OWN),
    ...allowCidrs.map((network) => `ip daddr ${network} accept`),
    ...[...refused, ...ownAddresses()].flatMap(refusal),
    '}',
    '}',
    '',
  ].join('\n');
}

function refusal(network: string): string[] {
  return [
    `ip daddr ${network} meta l4proto tcp reject with tcp reset`,
    `ip daddr ${network} reject with icmpx admin-prohibited`,
  ];
}

function isElsewhere(nameServer: string): boolean {
  return nameServer === OWN_NAME_SERVER || !nameServer.startsWith('10.0.2.');
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
