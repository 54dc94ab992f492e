import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { NetworkEntity } from './network.entity.js';

/** Name of something that servers use. */
export const PartName = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be lower-case letters, digits and hyphens, at most 63 characters',
  )
  .describe('Unique in the project.');

const Cidr = z
  .string()
  .regex(
    /^((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)\/(1[6-9]|2[0-8])$/,
    'must be an IPv4 network such as `10.1.0.0/24`, /16 to /28',
  );

export const CreateNetwork = z
  .strictObject({
    name: PartName,
    cidr: Cidr.optional().describe('Range of addresses; a free /24 when not given.'),
  })
  .meta({ id: 'CreateNetwork' });
export type CreateNetwork = z.output<typeof CreateNetwork>;

export const UpdateNetwork = z.strictObject({ name: PartName }).meta({ id: 'UpdateNetwork' });
export type UpdateNetwork = z.output<typeof UpdateNetwork>;

/** Names a server that something is done with. */
export const NameServer = z
  .strictObject({ vps: z.string().min(1).max(100).describe('Id or name of the server.') })
  .meta({ id: 'NameServer' });
export type NameServer = z.output<typeof NameServer>;

export const ListNetworks = listQuery('vps_networks', {
  filters: { name: PartName.describe('Only the network with this name.') },
  sort: ['created_at', 'name'],
});
export type ListNetworks = z.output<typeof ListNetworks.schema>;

/** A private network as its owner sees it. */
export const Network = z
  .object({
    id: z.string().describe('`net_…`'),
    name: PartName,
    cidr: z.string().describe('Range of addresses. There is no way out of it, and no gateway.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Network' });
export type Network = z.output<typeof Network>;

export const NetworkResponse = envelopeOf(Network);
export const NetworkListResponse = pageOf(Network);

export function toNetwork({ id, name, cidr, createdAt }: NetworkEntity): Network {
  return { id, name, cidr, created_at: createdAt.toISOString() };
}
