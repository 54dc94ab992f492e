import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { BackupPlanEntity } from './backup-plan.entity.js';

const HourUtc = z.int().min(0).max(23).describe('Hour of the day at which it is due, in UTC.');
const Weekday = z
  .int()
  .min(0)
  .max(6)
  .nullable()
  .describe('Day of the week, 0 is Sunday; null for every day.');
const Keep = z.int().min(1).max(60).describe('Backups that are kept; the oldest go first.');

const Copy = z
  .boolean()
  .describe('Whether each backup is copied to the object store, where it outlives the server.');

export const SetBackupPlan = z
  .strictObject({
    hour_utc: HourUtc,
    weekday: Weekday.default(null),
    keep: Keep,
    copy: Copy.default(false),
  })
  .meta({ id: 'SetBackupPlan' });
export type SetBackupPlan = z.output<typeof SetBackupPlan>;

/** A backup plan as its owner sees it. */
export const BackupPlan = z
  .object({
    vps_id: z.string().describe('The server that it is for.'),
    hour_utc: HourUtc,
    weekday: Weekday,
    keep: Keep,
    copy: Copy,
    next_at: z.iso.datetime().describe('When the next backup is due, or tried again.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'VpsBackupPlan' });
export type BackupPlan = z.output<typeof BackupPlan>;

export const BackupPlanResponse = envelopeOf(BackupPlan);

export function toBackupPlan(row: BackupPlanEntity): BackupPlan {
  return {
    vps_id: row.vpsId,
    hour_utc: row.hourUtc,
    weekday: row.weekday,
    keep: row.keep,
    copy: row.copy,
    next_at: row.nextAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
