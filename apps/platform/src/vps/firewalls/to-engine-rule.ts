import type { FirewallRule } from '../engine/firewall-rule.js';
import type { RuleBody } from './firewall.schema.js';

/** A rule as the machine's firewall takes it. */
export function toEngineRule({ direction, protocol, ports, cidrs }: RuleBody): FirewallRule {
  const [portFrom, portTo = portFrom] = ports?.split('-').map(Number) ?? [];
  return {
    direction,
    protocol,
    cidrs,
    ...(portFrom !== undefined && portTo !== undefined && { portFrom, portTo }),
  };
}
