/** A port of this machine that leads to one of a server. */
export interface PublishedPort {
  readonly protocol: 'tcp' | 'udp';
  readonly hostPort: number;
  readonly ipv4: string;
  readonly guestPort: number;
}

/** An address from outside that leads to a server, which also speaks to the outside by it. */
export interface FloatingAddress {
  readonly address: string;
  readonly ipv4: string;
}

/** What the translation of addresses depends on. */
export interface PublishedPlan {
  readonly table: string;
  readonly bridge: string;
  /** The host's address on the bridge. */
  readonly gateway: string;
  /** The host's address that published ports are reached at; `0.0.0.0` for all. */
  readonly bind: string;
  /** The pool of floating addresses. */
  readonly pool?: string;
  readonly ports: readonly PublishedPort[];
  readonly floating: readonly FloatingAddress[];
}

/**
 * Rules for nftables that translate addresses, loaded as one transaction. They only lead to a
 * server; the rules of servers judge what arrives. The kernel does it all, so connections outlive
 * this process, and a server sees who is calling.
 */
export function publishedRules(plan: PublishedPlan): string {
  const { table, bridge, gateway, bind, pool, ports, floating } = plan;
  const isLoopback = bind.startsWith('127.');
  const toHost = bind === '0.0.0.0' ? 'fib daddr type local' : `ip daddr ${bind}`;
  return [
    `table inet ${table} {}`,
    `delete table inet ${table}`,
    `table inet ${table} {`,
    ...['tcp', 'udp'].map((protocol) => portMap(protocol, ports)),
    addressMap(
      'inward',
      floating.map(({ address, ipv4 }) => `${address} : ${ipv4}`),
    ),
    addressMap(
      'outward',
      floating.map(({ address, ipv4 }) => `${ipv4} : ${address}`),
    ),
    'chain arriving { type nat hook prerouting priority dstnat;',
    'dnat ip to ip daddr map @inward',
    // Nobody beyond this machine reaches its loopback addresses.
    ...(isLoopback ? [] : lead(`${toHost} ip daddr != 127.0.0.0/8`)),
    '}',
    'chain sending { type nat hook output priority -100;',
    'dnat ip to ip daddr map @inward',
    ...lead(toHost),
    '}',
    'chain leaving { type nat hook postrouting priority srcnat - 10;',
    `oifname "${bridge}" ip saddr 127.0.0.0/8 snat ip to ${gateway}`,
    `oifname != "${bridge}" snat ip to ip saddr map @outward`,
    '}',
    // An address of the pool that leads nowhere would travel in a circle.
    'chain passing { type filter hook forward priority filter - 6;',
    ...(pool === undefined ? [] : [`ip daddr ${pool} drop`]),
    '}',
    '}',
    '',
  ].join('\n');
}

/** Leads what matches to the server whose port it is. */
function lead(match: string): string[] {
  return ['tcp', 'udp'].map(
    (protocol) => `${match} dnat ip addr . port to ${protocol} dport map @${protocol}_ports`,
  );
}

function portMap(protocol: string, ports: readonly PublishedPort[]): string {
  const lines = ports
    .filter((port) => port.protocol === protocol)
    .map(({ hostPort, ipv4, guestPort }) => `${hostPort} : ${ipv4} . ${guestPort}`);
  return `map ${protocol}_ports { type inet_service : ipv4_addr . inet_service; ${elements(lines)} }`;
}

function addressMap(name: string, lines: readonly string[]): string {
  return `map ${name} { type ipv4_addr : ipv4_addr; ${elements(lines)} }`;
}

function elements(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `elements = { ${lines.join(', ')} }`;
}
