import type { AssetEntity } from './asset.entity.js';
import type { UpdateAsset } from './asset.schema.js';
import { PRIORITIES, type Priority } from './new-asset.schema.js';

const DAY_MS = 86_400_000;

/** A moment so many days after another one; none when there are none. */
export const daysAfter = (from: Date, days: number | null): Date | null =>
  days === null ? null : new Date(from.getTime() + days * DAY_MS);

/** What rows call a priority. */
export const priorityNumber = (priority: Priority): number => PRIORITIES.indexOf(priority) - 1;

/** What a request changes of a row. */
export function changesOf(
  { createdAt }: Pick<AssetEntity, 'createdAt'>,
  {
    expires_at: at,
    retention_days: days,
    priority,
    keep_source: keepsSource,
    ...rest
  }: UpdateAsset,
): Partial<AssetEntity> {
  return {
    ...rest,
    ...(at !== undefined && { expiresAt: at === null ? null : new Date(at) }),
    ...(days !== undefined && { expiresAt: daysAfter(createdAt, days) }),
    ...(priority !== undefined && { priority: priorityNumber(priority) }),
    ...(keepsSource !== undefined && { keepsSource }),
  };
}
