import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { POOL_MODES, type PoolSample } from '../engine/pool-spec.js';
import type { InstanceEntity } from '../instances/instance.entity.js';
import type { PoolEntity } from './pool.entity.js';
import { poolLimits } from './pool-limits.js';

const Enabled = z.boolean().describe('Whether clients can connect through it.');
const Mode = z
  .enum(POOL_MODES)
  .describe(
    'When a client gives its connection back: after each `transaction`, or at the end of its `session`.',
  );
const Size = z
  .int()
  .min(1)
  .max(1_000)
  .describe('Connections to the server for each credential; clients take turns on them.');

/** What the pool of a database is to be. */
export const UpdatePool = z
  .strictObject({ enabled: Enabled.optional(), mode: Mode.optional(), size: Size.optional() })
  .refine((body) => Object.keys(body).length > 0, 'must change something')
  .meta({ id: 'UpdateDatabasePool' });
export type UpdatePool = z.output<typeof UpdatePool>;

/** The pool of a database, and what it does now. */
export const Pool = z
  .object({
    enabled: Enabled,
    mode: Mode,
    size: Size,
    max_size: z.int().describe('The largest `size` that the database has connections for.'),
    max_clients: z.int().describe('Clients that may be connected to it at once.'),
    host: z.string().nullable().describe('Where it answers; null while it does not.'),
    port: z.int().nullable().describe('Port that it answers at.'),
    now: z
      .object({
        clients: z.int().describe('Clients that are connected.'),
        clients_waiting: z.int().describe('Those of them that wait for a connection.'),
        connections: z.int().describe('Connections to the server.'),
      })
      .nullable()
      .describe('What it does now; null while it does not answer.'),
    updated_at: z.iso.datetime().nullable().describe('When it was changed; null for never.'),
  })
  .meta({ id: 'DatabasePool' });
export type Pool = z.output<typeof Pool>;
export const PoolResponse = envelopeOf(Pool);

/** @param row absent for a database whose pool was never changed */
export function toPool(
  row: PoolEntity | null,
  instance: InstanceEntity,
  sample: PoolSample | undefined,
): Pool {
  const { maxSize, usualSize, maxClients } = poolLimits(instance);
  return {
    enabled: row?.isEnabled ?? false,
    mode: row?.mode ?? 'transaction',
    size: row?.size ?? usualSize,
    max_size: maxSize,
    max_clients: maxClients,
    host: row?.host ?? null,
    port: row?.port ?? null,
    now: sample
      ? {
          clients: sample.clients,
          clients_waiting: sample.waiting,
          connections: sample.connections,
        }
      : null,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}
