import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Plan = z.object({
  vps_id: z.string().describe('The server that it is for.'),
  hour_utc: z.int().describe('Hour of the day, in UTC.'),
  weekday: z.int().nullable().describe('Day of the week, 0 is Sunday; null for every day.'),
  keep: z.int().describe('Backups that are kept.'),
});
const Missed = z.object({
  vps_id: z.string().describe('The server that has no backup of that time.'),
  slot_at: z.iso.datetime().describe('When the backup was due.'),
  reason: z.string().describe('Code of the error that kept it from being taken.'),
});

/** What happens to backup plans. A backup itself is told as a snapshot of the kind `backup`. */
export const BackupEvents = defineEvents('backup', {
  plan_set: { schema: Plan, description: 'A backup plan was set or changed.' },
  plan_deleted: { schema: Plan, description: 'A backup plan was deleted.' },
  missed: { schema: Missed, description: 'A backup could not be taken, and is not tried again.' },
});
