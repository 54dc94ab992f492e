import { portName, portPrefix } from './port-name.js';
import { plain } from './server-chains.js';

/** An interface of a server, and the only addresses that may be sent from by it. */
export interface GuardedPort {
  readonly mac: string;
  readonly ipv4: string;
}

const MAC = /^[0-9a-f]{2}(?::[0-9a-f]{2}){5}$/;

/**
 * Rules for nftables that judge every frame as it enters a bridge from a guest: it has the hardware
 * address of its interface, and speaks ARP and IPv4 with the address of it, so nobody can answer
 * for another. Version 6 of IP is not given to servers, and so its advertisements pass nowhere;
 * neither do answers of a DHCP server, nor tagged frames. A port that nobody has told of is shut.
 * However many servers there are, a frame is looked up three times.
 */
export function portRules(table: string, instance: string, ports: readonly GuardedPort[]): string {
  const owners = ports.map(({ mac, ipv4 }) => {
    if (!MAC.test(mac)) throw new Error(`${mac} is no hardware address.`);
    return `${portName(instance, mac)} . ${mac} . ${plain(ipv4)}`;
  });
  const elements = owners.length === 0 ? '' : `elements = { ${owners.join(', ')} }`;
  return [
    `table bridge ${table} {}`,
    `delete table bridge ${table}`,
    `table bridge ${table} {`,
    `set owners { type ifname . ether_addr . ipv4_addr; ${elements} }`,
    'chain entering { type filter hook prerouting priority -300;',
    `iifname "${portPrefix(instance)}*" goto judged`,
    '}',
    'chain judged {',
    'ether type arp iifname . ether saddr . arp saddr ip @owners jump resolving',
    'ether type ip udp sport 67 drop',
    'ether type ip iifname . ether saddr . ip saddr @owners accept',
    'drop',
    '}',
    // What an answer says counts, not only who sends it.
    'chain resolving { iifname . arp saddr ether . arp saddr ip @owners accept; drop; }',
    '}',
    '',
  ].join('\n');
}
