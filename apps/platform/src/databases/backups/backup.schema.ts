import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { BACKUP_KINDS, BACKUP_STATUSES, type BackupEntity, CHECK_STATES } from './backup.entity.js';

const Kind = z.enum(BACKUP_KINDS).describe('Why it was made.');
const Status = z.enum(BACKUP_STATUSES).describe('Whether it can be restored.');

export const ListBackups = listQuery('database_backups', {
  filters: {
    database_id: z.string().min(1).max(64).describe('Only backups of this database, `db_…`.'),
    kind: Kind,
    status: Status,
  },
});
export type ListBackups = z.output<typeof ListBackups.schema>;

export const RestoreBackup = z
  .strictObject({
    backup: z.string().min(1).max(64).optional().describe('The backup, `dbb_…`.'),
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('A moment instead, RFC 3339; of dedicated databases only.'),
    skip_backup: z
      .boolean()
      .default(false)
      .describe('Whether nothing is kept of what the database holds now.'),
  })
  .refine(({ backup, at }) => backup !== undefined || at !== undefined, {
    path: ['backup'],
    message: 'is needed, or `at`',
  })
  .refine(({ backup, at }) => backup === undefined || at === undefined, {
    path: ['at'],
    message: 'goes without `backup`',
  })
  .meta({ id: 'RestoreDatabase' });
export type RestoreBackup = z.output<typeof RestoreBackup>;

export const DatabaseBackup = z
  .object({
    id: z.string().describe('`dbb_…`'),
    database_id: z.string().describe('The database, which may be gone.'),
    database_name: z.string().describe('Name that the database had.'),
    engine: z.string().describe('What the database was made with.'),
    version: z.int().describe('Major version that it had.'),
    kind: Kind,
    status: Status,
    size_bytes: z.number().nullable().describe('Size in the object store; null until complete.'),
    storage_gb: z.int().describe('Storage that the database had, in GiB.'),
    check: z
      .object({
        state: z.enum(CHECK_STATES).describe('Whether it could be restored.'),
        at: z.iso.datetime().nullable().describe('When that was known.'),
        error: z.string().nullable().describe('Why it could not.'),
      })
      .nullable()
      .describe('What came of restoring it to see that it can be; null when nobody tried yet.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    completed_at: z.iso.datetime().nullable().describe('When it was complete.'),
  })
  .meta({ id: 'DatabaseBackup' });
export type DatabaseBackup = z.output<typeof DatabaseBackup>;

export const DatabaseBackupResponse = envelopeOf(DatabaseBackup);
export const DatabaseBackupListResponse = pageOf(DatabaseBackup);

export function toDatabaseBackup(row: BackupEntity): DatabaseBackup {
  return {
    id: row.id,
    database_id: row.databaseId,
    database_name: row.databaseName,
    engine: row.engine,
    version: row.major,
    kind: row.kind,
    status: row.status,
    size_bytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    storage_gb: row.storageGb,
    check: row.checkState && {
      state: row.checkState,
      at: row.checkedAt?.toISOString() ?? null,
      error: row.checkError,
    },
    error: row.error,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}
