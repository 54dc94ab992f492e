import type { HostPorts } from '../../../launchpad/engine/network/firewall-rules.js';

/** What the rules about servers of databases depend on. */
export interface DatabasePlan {
  readonly table: string;
  /** Address that servers listen at, and all ports that they may have. */
  readonly host: string;
  readonly ports: HostPorts;
  /** The bridge of sandboxes. */
  readonly bridge: string;
  /** Ports that each project reaches, by what its chain is named after. */
  readonly projects: ReadonlyMap<string, readonly number[]>;
  /** Chains of sandboxes by their address, and of container networks by the name of their bridge. */
  readonly sandboxes: ReadonlyMap<string, string>;
  readonly networks: ReadonlyMap<string, string>;
  /** Networks that reach a port wherever they are, IPv4. */
  readonly trusted: readonly { readonly port: number; readonly source: string }[];
}

/**
 * Rules for nftables, to be loaded as one transaction: servers of databases and their pools are reached by
 * this machine, by the apps of projects that have a database there, and by trusted networks. They are
 * judged before those that let sandboxes reach these ports at all, and without regard to connections
 * that are there already: who is let in no more is cut off.
 */
export function databaseRules(plan: DatabasePlan): string {
  const { table, host, ports, bridge, projects, sandboxes, networks, trusted } = plan;
  const used = new Set([...sandboxes.values(), ...networks.values()]);
  return [
    `table inet ${table} {}`,
    `delete table inet ${table}`,
    `table inet ${table} {`,
    'chain refused {',
    'meta l4proto tcp reject with tcp reset',
    'reject with icmpx admin-prohibited',
    '}',
    ...[...used].flatMap((name) => projectChain(name, projects.get(name) ?? [])),
    `map sandboxes { type ipv4_addr : verdict; ${elements(sandboxes)} }`,
    `map networks { type ifname : verdict; ${elements(networks, '"')} }`,
    'chain arriving { type filter hook input priority filter - 6;',
    `ip daddr != ${host} return`,
    `tcp dport != ${ports} return`,
    'iif "lo" accept',
    ...trusted.map(({ port, source }) => `ip saddr ${source} tcp dport ${port} accept`),
    `iifname "${bridge}" ip saddr vmap @sandboxes`,
    'iifname vmap @networks',
    'goto refused',
    '}',
    '}',
    '',
  ].join('\n');
}

function projectChain(name: string, ports: readonly number[]): string[] {
  const accepted = ports.length === 0 ? [] : [`tcp dport { ${ports.join(', ')} } accept`];
  return [`chain ${name} {`, ...accepted, 'goto refused', '}'];
}

function elements(entries: ReadonlyMap<string, string>, quote = ''): string {
  if (entries.size === 0) return '';
  const lines = [...entries].map(([key, chain]) => `${quote}${key}${quote} : goto ${chain}`);
  return `elements = { ${lines.join(', ')} }`;
}
