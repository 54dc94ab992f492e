import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { CronEntity } from './cron.entity.js';
import { CronName, Overlap, Schedule, TimeZone } from './cron-fields.js';

const fields = {
  schedule: Schedule.describe(
    'Five fields: minute, hour, day of the month, month, day of the week.',
  ),
  time_zone: TimeZone.describe('Time zone in which the schedule counts.'),
  command: z.string().min(1).max(2000).describe('A line for the shell.'),
  overlap: Overlap.describe(
    'What happens when the run before has not ended: `forbid` skips, `allow` starts another.',
  ),
};

export const CreateCron = z
  .strictObject({
    name: CronName.describe('Name, unique in the app.'),
    ...fields,
    time_zone: fields.time_zone.default('UTC'),
    overlap: fields.overlap.default('forbid'),
  })
  .meta({ id: 'CreateAppCron', description: 'A command to run by the clock.' });
export type CreateCron = z.output<typeof CreateCron>;

export const UpdateCron = z
  .strictObject({
    ...fields,
    enabled: z.boolean().describe('Whether it runs.'),
  })
  .partial()
  .meta({ id: 'UpdateAppCron', description: 'What to change of a cron entry.' });
export type UpdateCron = z.output<typeof UpdateCron>;

/** Which cron entries of an app to list. */
export const ListCrons = listQuery('crons', {
  filters: { source: z.enum(['file', 'settings']).describe('Only entries from there.') },
  sort: ['created_at', 'name'],
});
export type ListCrons = z.output<typeof ListCrons.schema>;

export const Cron = z
  .object({
    id: z.string().describe('`cron_…`'),
    name: z.string().describe('Unique in the app.'),
    ...fields,
    source: z
      .enum(['file', 'settings'])
      .describe('`file`: launchpad.json of the release that serves; `settings`: made by the API.'),
    enabled: z.boolean().describe('Whether it runs.'),
    next_at: z.iso.datetime().nullable().describe('When it runs next; null while it does not.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it was changed.'),
  })
  .meta({ id: 'AppCron' });
export type Cron = z.output<typeof Cron>;

export const CronResponse = envelopeOf(Cron);
export const CronListResponse = pageOf(Cron);

export function toCron(row: CronEntity): Cron {
  return {
    id: row.id,
    name: row.name,
    schedule: row.schedule,
    time_zone: row.timeZone,
    command: row.command,
    overlap: row.overlap,
    source: row.source,
    enabled: row.isEnabled,
    next_at: row.isEnabled ? row.nextAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
