import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { PortEntity } from './port.entity.js';

const Protocol = z.enum(['tcp', 'udp']).describe('What it carries.');
const PortNumber = z.int().min(1).max(65_535);

export const PublishPort = z
  .strictObject({
    protocol: Protocol.default('tcp'),
    guest_port: PortNumber.describe('Port of the server.'),
    host_port: PortNumber.optional().describe(
      'Port of this machine; a free one of its range when not given.',
    ),
  })
  .meta({ id: 'PublishPort' });
export type PublishPort = z.output<typeof PublishPort>;

export const ListPorts = listQuery('vps_ports', {
  filters: { protocol: Protocol },
  sort: ['created_at'],
});
export type ListPorts = z.output<typeof ListPorts.schema>;

/** A published port as its owner sees it. */
export const Port = z
  .object({
    id: z.string().describe('`prt_…`'),
    vps_id: z.string().describe('The server that it leads to.'),
    protocol: Protocol,
    address: z
      .string()
      .describe('Address of this machine that it is reached at; `0.0.0.0` for every one.'),
    host_port: z.int().describe('Port of this machine.'),
    guest_port: z.int().describe('Port of the server.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PublishedPort' });
export type Port = z.output<typeof Port>;

export const PortResponse = envelopeOf(Port);
export const PortListResponse = pageOf(Port);

export function toPort(row: PortEntity, address: string): Port {
  return {
    id: row.id,
    vps_id: row.vpsId,
    protocol: row.protocol,
    address,
    host_port: row.hostPort,
    guest_port: row.guestPort,
    created_at: row.createdAt.toISOString(),
  };
}
