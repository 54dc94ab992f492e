import { NOT_PUBLIC } from '../../../launchpad/engine/network/firewall-rules.js';
import type { NetworkPlan } from './network-plan.js';
import { plain, serverChains, verdicts } from './server-chains.js';

/**
 * Rules for nftables, loaded as one transaction. A server reaches public addresses, the name
 * servers and its own project's servers; never the host, whatever address it is called by, nor a
 * metadata service, nor another project. What comes to it is judged by its own rules, also from
 * the host. The chain of a server is found by its address in one look-up, however many there are.
 */
export function networkRules(plan: NetworkPlan): string {
  const { table, bridge, cidr, privatePrefix, servers } = plan;
  const addresses = servers.map(({ ipv4 }) => plain(ipv4));
  const projects = Map.groupBy(servers, ({ projectId }) => projectId);
  const numbered = [...projects.values()];
  const dns = plan.nameServers.map(plain);
  return [
    `table inet ${table} {}`,
    `delete table inet ${table}`,
    `table inet ${table} {`,
    `set servers { type ipv4_addr; ${elements(addresses)} }`,
    ...servers.flatMap(serverChains),
    `map inward { type ipv4_addr : verdict; ${verdicts(servers, 'in')} }`,
    `map outward { type ipv4_addr : verdict; ${verdicts(servers, 'out')} }`,
    'chain to_server { ip daddr vmap @inward; drop; }',
    // A server's neighbours are those of its project; others only by a published address.
    ...numbered.flatMap((members, index) => [
      `set project_${index} { type ipv4_addr; ${elements(members.map(({ ipv4 }) => plain(ipv4)))} }`,
      `chain neighbours_${index} { ip daddr @project_${index} goto to_server; drop; }`,
    ]),
    `map neighbours { type ipv4_addr : verdict; ${neighbourVerdicts(numbered)} }`,
    'chain leaving { type nat hook postrouting priority srcnat;',
    `ip saddr ${cidr} oifname != "${bridge}" masquerade`,
    '}',
    'chain passing { type filter hook forward priority filter - 5;',
    `iifname "${privatePrefix}*" oifname != "${privatePrefix}*" drop`,
    `oifname "${privatePrefix}*" iifname != "${privatePrefix}*" drop`,
    `iifname != "${bridge}" oifname != "${bridge}" return`,
    'meta nfproto ipv6 drop',
    `iifname "${bridge}" ip saddr != @servers drop`,
    'ct state established,related accept',
    `iifname "${bridge}" ip saddr vmap @outward`,
    `oifname "${bridge}" iifname != "${bridge}" goto to_server`,
    `oifname "${bridge}" ct status dnat goto to_server`,
    `oifname "${bridge}" ip saddr vmap @neighbours`,
    `oifname "${bridge}" drop`,
    ...(dns.length === 0
      ? []
      : ['tcp', 'udp'].map(
          (protocol) => `ip daddr { ${dns.join(', ')} } ${protocol} dport 53 accept`,
        )),
    ...plan.allowCidrs.map((allowed) => `ip daddr ${allowed} accept`),
    `ip daddr { ${NOT_PUBLIC.join(', ')} } reject with icmpx admin-prohibited`,
    '}',
    'chain arriving { type filter hook input priority filter - 5;',
    `iifname "${privatePrefix}*" drop`,
    `iifname "${bridge}" meta nfproto ipv6 drop`,
    `iifname "${bridge}" ip saddr != @servers drop`,
    `iifname "${bridge}" ct state established,related accept`,
    `iifname "${bridge}" reject with icmpx admin-prohibited`,
    '}',
    'chain sending { type filter hook output priority filter - 5;',
    // What the host sends to a published port still has the name of the interface from before.
    'ip daddr @servers ct status dnat ct state established,related accept',
    'ip daddr @servers ct status dnat goto to_server',
    `oifname "${bridge}" ct state established,related accept`,
    `oifname "${bridge}" icmp type { destination-unreachable, time-exceeded } accept`,
    `oifname "${bridge}" meta l4proto != icmp goto to_server`,
    '}',
    '}',
    '',
  ].join('\n');
}

function elements(addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : `elements = { ${addresses.join(', ')} }`;
}

function neighbourVerdicts(projects: readonly (readonly { ipv4: string }[])[]): string {
  const lines = projects.flatMap((members, index) =>
    members.map(({ ipv4 }) => `${plain(ipv4)} : goto neighbours_${index}`),
  );
  return lines.length === 0 ? '' : `elements = { ${lines.join(', ')} }`;
}
