import type { InstanceEntity } from '../instances/instance.entity.js';

/** What every archived server has waiting, for operators. */
export const ARCHIVE_LAGS = `
  select managed.id as database, extract(epoch from $1 - archive_waiting_since)::float8 as lag_s
  from database_instance instance
  join managed_database managed on managed.instance_id = instance.id and managed.deleted_at is null
  where instance.is_archived and instance.deleted_at is null and instance.state <> 'new'`;

/**
 * Seconds that the oldest finished piece of the log waits to be safe; 0 when none does, null where
 * nothing is archived.
 */
export function archiveLagS(
  { isArchived, archiveWaitingSince }: Pick<InstanceEntity, 'isArchived' | 'archiveWaitingSince'>,
  now: Date,
): number | null {
  if (!isArchived) return null;
  return archiveWaitingSince
    ? Math.max(0, (now.getTime() - archiveWaitingSince.getTime()) / 1_000)
    : 0;
}
