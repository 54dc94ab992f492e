import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { BackupCopyEntity } from './backup-copy.entity.js';

const Kind = z.enum(['manual', 'backup']).describe('Whether somebody or a plan asked for it.');
const Status = z.enum(['creating', 'ready', 'failed', 'deleting']).describe('How far it is.');

export const CreateBackupCopy = z
  .strictObject({
    vps: z.string().min(1).max(63).describe('Id or name of the server.'),
    snapshot: z.string().min(1).max(63).describe('Id or name of its snapshot.'),
  })
  .meta({ id: 'CreateVpsBackupCopy' });
export type CreateBackupCopy = z.output<typeof CreateBackupCopy>;

export const RestoreBackupCopy = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/, 'must be letters, digits, `.` and `-`')
      .describe('What the image is named by when servers are made of it.'),
  })
  .meta({ id: 'RestoreVpsBackupCopy' });
export type RestoreBackupCopy = z.output<typeof RestoreBackupCopy>;

export const ListBackupCopies = listQuery('vps_backup_copies', {
  filters: {
    vps_id: z.string().describe('The server that they are of, also one that is deleted.'),
    kind: Kind,
    status: Status,
  },
  sort: ['created_at'],
});
export type ListBackupCopies = z.output<typeof ListBackupCopies.schema>;

/** A copy of a snapshot as its owner sees it. */
export const BackupCopy = z
  .object({
    id: z.string().describe('`bkc_…`'),
    vps_id: z.string().describe('The server that it is of; it may be deleted.'),
    vps_name: z.string().describe('Name of the server when it was copied.'),
    snapshot_id: z.string().describe('The snapshot that it is of; it may be deleted.'),
    snapshot_name: z.string().describe('Name of the snapshot.'),
    kind: Kind,
    status: Status,
    size_bytes: z.number().int().nullable().describe('Bytes in the object store.'),
    sha256: z.string().nullable().describe('SHA-256 of these bytes, hexadecimal.'),
    disk_gb: z.int().describe('Smallest disk that it fits on, in GiB.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    completed_at: z.iso.datetime().nullable().describe('When it was complete.'),
  })
  .meta({ id: 'VpsBackupCopy' });
export type BackupCopy = z.output<typeof BackupCopy>;

export const BackupCopyResponse = envelopeOf(BackupCopy);
export const BackupCopyListResponse = pageOf(BackupCopy);

export function toBackupCopy(row: BackupCopyEntity): BackupCopy {
  return {
    id: row.id,
    vps_id: row.vpsId,
    vps_name: row.vpsName,
    snapshot_id: row.snapshotId,
    snapshot_name: row.snapshotName,
    kind: row.kind,
    status: row.status,
    size_bytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    sha256: row.sha256,
    disk_gb: row.diskGb,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}
