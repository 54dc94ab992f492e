import type { FirewallRule } from '../../api/resources.js';
import { usageError } from '../../failures/cli-error.js';

const RULE = /^(in|out):(tcp|udp|icmp)(?::([\d-]+))?(?:@(\S+))?$/;

/** Reads a rule such as `in:tcp:22@10.0.0.0/8,192.0.2.0/24`. */
export function ruleFrom(text: string): FirewallRule {
  const [, direction, protocol, ports, cidrs] = RULE.exec(text) ?? [];
  if (direction === undefined || protocol === undefined) {
    throw usageError(
      `"${text}" is not a rule.`,
      'Write direction:protocol[:ports][@networks], such as in:tcp:22 or in:udp:53@10.0.0.0/8.',
    );
  }
  return {
    direction: direction as FirewallRule['direction'],
    protocol: protocol as FirewallRule['protocol'],
    ...(ports !== undefined && { ports }),
    cidrs: cidrs?.split(',') ?? ['0.0.0.0/0'],
  };
}

/** A rule as `--rule` takes it. */
export function ruleText({ direction, protocol, ports, cidrs }: FirewallRule): string {
  const everybody = cidrs?.length === 1 && cidrs[0] === '0.0.0.0/0';
  const from = !cidrs || everybody ? '' : `@${cidrs.join(',')}`;
  return `${direction}:${protocol}${ports === undefined ? '' : `:${ports}`}${from}`;
}
