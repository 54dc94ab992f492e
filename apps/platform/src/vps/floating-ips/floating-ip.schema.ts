import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { FloatingIpEntity } from './floating-ip.entity.js';

export const AllocateFloatingIp = z
  .strictObject({
    vps: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Id or name of the server that it leads to; none when not given.'),
  })
  .default({})
  .meta({ id: 'AllocateFloatingIp' });
export type AllocateFloatingIp = z.output<typeof AllocateFloatingIp>;

export const ListFloatingIps = listQuery('vps_floating_ips', {
  filters: {
    vps_id: z.string().min(1).max(100).describe('Only the one that leads to this server.'),
  },
  sort: ['created_at'],
});
export type ListFloatingIps = z.output<typeof ListFloatingIps.schema>;

/** A floating address as its owner sees it. */
export const FloatingIp = z
  .object({
    id: z.string().describe('`fip_…`'),
    address: z.string().describe('IPv4 address that it is reached at from outside.'),
    vps_id: z.string().nullable().describe('The server that it leads to; null for none.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'FloatingIp' });
export type FloatingIp = z.output<typeof FloatingIp>;

export const FloatingIpResponse = envelopeOf(FloatingIp);
export const FloatingIpListResponse = pageOf(FloatingIp);

export function toFloatingIp({ id, address, vpsId, createdAt }: FloatingIpEntity): FloatingIp {
  return { id, address, vps_id: vpsId, created_at: createdAt.toISOString() };
}
