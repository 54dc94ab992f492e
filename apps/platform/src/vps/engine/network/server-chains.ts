import { parseCidr, formatCidr } from '../../../launchpad/engine/network/ipv4.js';
import type { FirewallRule } from '../firewall-rule.js';
import type { GuardedServer } from './network-plan.js';

/** The chains that judge what comes to one server and what leaves it. */
export function serverChains(server: GuardedServer): string[] {
  const { ipv4, rules } = server;
  const suffix = suffixOf(ipv4);
  const inward = rules?.filter(({ direction }) => direction === 'in') ?? [];
  const outward = rules?.filter(({ direction }) => direction === 'out') ?? [];
  return [
    `chain in_${suffix} {`,
    ...(rules ? [...inward.map((rule) => `${match(rule, 'saddr')} accept`), 'drop'] : ['accept']),
    '}',
    `chain out_${suffix} {`,
    ...(outward.length > 0
      ? [...outward.map((rule) => `${match(rule, 'daddr')} return`), 'drop']
      : ['return']),
    '}',
  ];
}

/** Elements that lead from an address to its chain. */
export function verdicts(servers: readonly GuardedServer[], direction: 'in' | 'out'): string {
  const lines = servers.map(({ ipv4 }) => `${plain(ipv4)} : jump ${direction}_${suffixOf(ipv4)}`);
  return lines.length === 0 ? '' : `elements = { ${lines.join(', ')} }`;
}

/** An address, read strictly: what reaches the firewall's language is never free text. */
export function plain(ipv4: string): string {
  return formatCidr(parseCidr(ipv4)).replace(/\/32$/, '');
}

function suffixOf(ipv4: string): string {
  return plain(ipv4).replaceAll('.', '_');
}

function match(rule: FirewallRule, side: 'saddr' | 'daddr'): string {
  const peers = rule.cidrs.map((cidr) => formatCidr(parseCidr(cidr)));
  const isAnybody = peers.includes('0.0.0.0/0') || peers.length === 0;
  const from = isAnybody ? '' : `ip ${side} { ${peers.join(', ')} } `;
  if (rule.protocol === 'icmp') return `${from}ip protocol icmp`;
  const { portFrom, portTo = portFrom } = rule;
  if (portFrom === undefined) return `${from}meta l4proto ${rule.protocol}`;
  return `${from}${rule.protocol} dport ${Math.trunc(portFrom)}-${Math.trunc(portTo ?? portFrom)}`;
}
