/** What the rules of one installation depend on. */
export interface FirewallPlan {
  table: string;
  bridge: string;
  /** Network of the sandboxes. */
  cidr: string;
  /** The bridge's own address. */
  gateway: string;
  nameservers: readonly string[];
  allowCidrs: readonly string[];
  allowHostPorts: readonly number[];
}

/** Everything that is not the public internet, RFC 6890. */
const NOT_PUBLIC = [
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
  const { table, bridge, cidr, gateway, nameservers, allowCidrs, allowHostPorts } = plan;
  const inward = `iifname "${bridge}"`;
  const refuse = 'reject with icmpx admin-prohibited';
  const dns = nameservers.flatMap((server) => [
    `${inward} ip daddr ${server} udp dport 53 accept`,
    `${inward} ip daddr ${server} tcp dport 53 accept`,
  ]);
  const allowed = allowCidrs.map((network) => `${inward} ip daddr ${network} accept`);
  const ports = allowHostPorts.join(', ');
  const host = ports ? [`${inward} ip daddr ${gateway} tcp dport { ${ports} } accept`] : [];
  return [
    `table inet ${table} {}`,
    `delete table inet ${table}`,
    `table inet ${table} {`,
    'chain leaving { type nat hook postrouting priority srcnat;',
    `ip saddr ${cidr} oifname != "${bridge}" masquerade`,
    '}',
    'chain passing { type filter hook forward priority filter - 5;',
    `oifname "${bridge}" ct state established,related accept`,
    `oifname "${bridge}" drop`,
    `${inward} ct state established,related accept`,
    `${inward} meta nfproto ipv6 drop`,
    `${inward} ip saddr != ${cidr} drop`,
    ...dns,
    ...allowed,
    `${inward} ip daddr { ${NOT_PUBLIC.join(', ')} } ${refuse}`,
    '}',
    'chain arriving { type filter hook input priority filter - 5;',
    `${inward} ct state established,related accept`,
    `${inward} meta nfproto ipv6 drop`,
    ...dns.filter((rule) => rule.includes(` ${gateway} `)),
    ...host,
    `${inward} ${refuse}`,
    '}',
    '}',
    '',
  ].join('\n');
}
