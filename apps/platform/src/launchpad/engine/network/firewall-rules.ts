/** A port, or the first and the last of several. */
export type HostPorts = number | `${number}-${number}`;

/** What the rules of one installation depend on. */
export interface FirewallPlan {
  table: string;
  /** Name of the bridge; a trailing `*` stands for any ending. */
  bridge: string;
  /** Network of the sandboxes and the bridge's own address in it; not given when an engine looks after them. */
  subnet?: { cidr: string; gateway: string };
  nameservers: readonly string[];
  allowCidrs: readonly string[];
  allowHostPorts: readonly HostPorts[];
}

/** Everything that is not the public internet, RFC 6890. */
export const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '224.0.0.0/3',
];

/**
 * Rules for nftables, to be loaded as one transaction: sandboxes reach public addresses, the name servers
 * and what the operator allows; never the host, whatever address it is called by, nor each other.
 */
export function firewallRules(plan: FirewallPlan): string {
  const { table, bridge, subnet, nameservers, allowCidrs, allowHostPorts } = plan;
  const inward = `iifname "${bridge}"`;
  const dns = nameservers.flatMap((server) => [
    `${inward} ip daddr ${server} udp dport 53 accept`,
    `${inward} ip daddr ${server} tcp dport 53 accept`,
  ]);
  const allowed = allowCidrs.map((network) => `${inward} ip daddr ${network} accept`);
  const ports = allowHostPorts.join(', ');
  const host = ports ? [`${inward} tcp dport { ${ports} } accept`] : [];
  // Container engines answer the names of a network themselves, on the bridge.
  if (!subnet) host.push(`${inward} udp dport 53 accept`, `${inward} tcp dport 53 accept`);
  return [
    `table inet ${table} {}`,
    `delete table inet ${table}`,
    `table inet ${table} {`,
    'chain leaving { type nat hook postrouting priority srcnat;',
    // What the host asks itself at the bridge's address keeps that address.
    ...(subnet ? [`ip saddr ${subnet.cidr} oifname != { "${bridge}", "lo" } masquerade`] : []),
    '}',
    'chain passing { type filter hook forward priority filter - 5;',
    `oifname "${bridge}" ct state established,related accept`,
    `oifname "${bridge}" drop`,
    `${inward} ct state established,related accept`,
    `${inward} meta nfproto ipv6 drop`,
    ...(subnet ? [`${inward} ip saddr != ${subnet.cidr} drop`] : []),
    ...dns,
    ...allowed,
    ...refuse(`${inward} ip daddr { ${NOT_PUBLIC.join(', ')} }`),
    '}',
    'chain arriving { type filter hook input priority filter - 5;',
    `${inward} ct state established,related accept`,
    `${inward} meta nfproto ipv6 drop`,
    ...host,
    ...refuse(inward),
    '}',
    '}',
    '',
  ].join('\n');
}

/** A reset is the one answer that ends a connection attempt at once. */
function refuse(match: string): string[] {
  return [
    `${match} meta l4proto tcp reject with tcp reset`,
    `${match} reject with icmpx admin-prohibited`,
  ];
}
