import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { PartName } from '../network/network.schema.js';
import { Tags } from '../servers/vps.schema.js';
import type { FirewallEntity } from './firewall.entity.js';

const MOST_RULES = 100;
const MOST_CIDRS = 50;
const LAST_PORT = 65_535;

const Ports = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/, 'must be a port such as `22` or a range such as `8000-8100`')
  .superRefine((text, context) => {
    const [first = 0, last = first] = text.split('-').map(Number);
    if (first < 1 || last > LAST_PORT || first > LAST_PORT) {
      context.addIssue({ code: 'custom', message: 'must be ports from 1 to 65535' });
    } else if (last < first) {
      context.addIssue({ code: 'custom', message: 'must begin with the lower port' });
    }
  });

const Cidr = z.cidrv4('must be an IPv4 network such as `203.0.113.0/24`');

export const Rule = z
  .strictObject({
    direction: z.enum(['in', 'out']).describe('Whether it is about what comes in or goes out.'),
    protocol: z.enum(['tcp', 'udp', 'icmp']).describe('What is let through.'),
    ports: Ports.optional().describe('A port or a range of them; every port when not given.'),
    cidrs: z
      .array(Cidr)
      .min(1)
      .max(MOST_CIDRS)
      .default(['0.0.0.0/0'])
      .describe('Who may call, or be called, as IPv4 networks; everybody when not given.'),
  })
  .superRefine(({ protocol, ports }, context) => {
    if (protocol !== 'icmp' || ports === undefined) return;
    context.addIssue({ code: 'custom', path: ['ports'], message: 'does not go with `icmp`' });
  })
  .meta({ id: 'FirewallRule' });
export type RuleBody = z.output<typeof Rule>;

const Rules = z
  .array(Rule)
  .max(MOST_RULES)
  .describe(
    'What is let through. With a firewall, nothing else comes in; with a rule for `out`, nothing else goes out. Answers always pass.',
  );

export const CreateFirewall = z
  .strictObject({
    name: PartName,
    rules: Rules.default([]),
    tags: Tags.default([]).describe('Servers with one of these tags have it too.'),
  })
  .meta({ id: 'CreateFirewall' });
export type CreateFirewall = z.output<typeof CreateFirewall>;

export const UpdateFirewall = z
  .strictObject({
    name: PartName.optional(),
    rules: Rules.optional(),
    tags: Tags.optional().describe('Servers with one of these tags have it too.'),
  })
  .refine((body) => Object.keys(body).length > 0, 'must change something')
  .meta({ id: 'UpdateFirewall' });
export type UpdateFirewall = z.output<typeof UpdateFirewall>;

export const ListFirewalls = listQuery('vps_firewalls', {
  filters: {
    name: PartName.describe('Only the firewall with this name.'),
    vps: z.string().min(1).max(100).describe('Only firewalls of this server: its `vps_…`.'),
  },
  sort: ['created_at', 'name'],
});
export type ListFirewalls = z.output<typeof ListFirewalls.schema>;

/** A firewall as its owner sees it. */
export const Firewall = z
  .object({
    id: z.string().describe('`fw_…`'),
    name: PartName,
    rules: Rules,
    tags: z.array(z.string()).describe('Servers with one of these tags have it too.'),
    servers: z.array(z.string()).describe('Ids of the servers that have it by themselves.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Firewall' });
export type Firewall = z.output<typeof Firewall>;

export const FirewallResponse = envelopeOf(Firewall);
export const FirewallListResponse = pageOf(Firewall);

export function toFirewall(row: FirewallEntity, servers: readonly string[]): Firewall {
  return {
    id: row.id,
    name: row.name,
    rules: row.rules,
    tags: row.tags,
    servers: [...servers],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
