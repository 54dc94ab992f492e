import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Plan = z.object({
  vps_id: z.string().describe('The server that it is for.'),
  hour_utc: z.int().describe('Hour of the day, in UTC.'),
  weekday: z.int().nullable().describe('Day of the week, 0 is Sunday; null for every day.'),
  keep: z.int().describe('Backups that are kept.'),
  copy: z.boolean().describe('Whether each is copied to the object store.'),
});
const Missed = z.object({
  vps_id: z.string().describe('The server that has no backup of that time.'),
  slot_at: z.iso.datetime().describe('When the backup was due.'),
  reason: z.string().describe('Code of the error that kept it from being taken.'),
});

const Copy = z.object({
  id: z.string().describe('`bkc_…`'),
  vps_id: z.string().describe('The server that it is of.'),
  snapshot_id: z.string().describe('The snapshot that it is of.'),
});

/** What happens to backup plans. A backup itself is told as a snapshot of the kind `backup`. */
export const BackupEvents = defineEvents('backup', {
  plan_set: { schema: Plan, description: 'A backup plan was set or changed.' },
  plan_deleted: { schema: Plan, description: 'A backup plan was deleted.' },
  copied: { schema: Copy, description: 'A snapshot was copied to the object store.' },
  copy_failed: { schema: Copy, description: 'A snapshot could not be copied.' },
  copy_deleted: { schema: Copy, description: 'A copy of a snapshot is gone.' },
  missed: { schema: Missed, description: 'A backup could not be taken, and is not tried again.' },
});
