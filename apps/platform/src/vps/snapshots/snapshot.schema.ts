import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { SnapshotEntity } from './snapshot.entity.js';

const Name = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/, 'must be letters, digits and `._-`, at most 63')
  .describe('Unique among the snapshots of the server.');

export const CreateSnapshot = z
  .strictObject({ name: Name.optional().describe('Made of the time when not given.') })
  .default({})
  .meta({ id: 'CreateSnapshot' });
export type CreateSnapshot = z.output<typeof CreateSnapshot>;

const Kind = z.enum(['manual', 'backup']).describe('Whether somebody or the clock asked for it.');
const Status = z.enum(['creating', 'ready', 'failed', 'deleting']).describe('How far it is.');

export const ListSnapshots = listQuery('vps_snapshots', {
  filters: { kind: Kind, status: Status },
  sort: ['created_at', 'name'],
});
export type ListSnapshots = z.output<typeof ListSnapshots.schema>;

/** A snapshot as its owner sees it. */
export const Snapshot = z
  .object({
    id: z.string().describe('`snp_…`'),
    vps_id: z.string().describe('The server that it is of.'),
    name: Name,
    kind: Kind,
    status: Status,
    size_bytes: z.number().int().nullable().describe('Bytes of its own, as far as known.'),
    disk_gb: z.int().describe('Smallest disk that it fits on, in GiB.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'VpsSnapshot' });
export type Snapshot = z.output<typeof Snapshot>;

export const SnapshotResponse = envelopeOf(Snapshot);
export const SnapshotListResponse = pageOf(Snapshot);

export function toSnapshot(row: SnapshotEntity): Snapshot {
  return {
    id: row.id,
    vps_id: row.vpsId,
    name: row.name,
    kind: row.kind,
    status: row.status,
    size_bytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    disk_gb: row.diskGb,
    error: row.error,
    created_at: row.createdAt.toISOString(),
  };
}
