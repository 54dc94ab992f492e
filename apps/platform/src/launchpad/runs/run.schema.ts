import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CronName } from '../cron/cron-fields.js';
import { RUN_STATUSES, type RunEntity } from './run.entity.js';

export const CreateRun = z
  .strictObject({
    command: z
      .string()
      .min(1)
      .max(4000)
      .refine((text) => !text.includes('\0'), 'must not contain a NUL character')
      .describe('A line for the shell, run in the folder of the app with its environment.'),
    timeout_s: z.int().min(1).max(86_400).default(3600).describe('Time after which it is ended.'),
  })
  .meta({ id: 'CreateAppRun', description: 'A command to run beside an app.' });
export type CreateRun = z.output<typeof CreateRun>;

/** Which runs of an app to list. */
export const ListRuns = listQuery('runs', {
  filters: {
    status: z.enum(RUN_STATUSES).describe('Only runs with this status.'),
    cron: CronName.describe('Only runs of this cron entry.'),
  },
  sort: ['created_at'],
});
export type ListRuns = z.output<typeof ListRuns.schema>;

export const Run = z
  .object({
    id: z.string().describe('`run_…`'),
    app_id: z.string().describe('The app.'),
    release_id: z.string().nullable().describe('The release that it ran of.'),
    cron: z.string().nullable().describe('The cron entry that it is of.'),
    command: z.string().describe('What was run.'),
    status: z
      .enum(RUN_STATUSES)
      .describe(
        '`missed` while the platform was away, `skipped` because the run before had not ended, `lost` when the platform stopped.',
      ),
    exit_code: z.int().nullable().describe('Its exit code; null when it has none.'),
    signal: z.string().nullable().describe('The signal that ended it.'),
    out_of_memory: z.boolean().describe('Whether it used up its memory.'),
    note: z.string().nullable().describe('Why it did not run, or did not end by itself.'),
    due_at: z.iso.datetime().nullable().describe('When the clock wanted it.'),
    created_at: z.iso.datetime().describe('When it was started.'),
    finished_at: z.iso.datetime().nullable().describe('When it ended.'),
  })
  .meta({ id: 'AppRun' });
export type Run = z.output<typeof Run>;

export const RunResponse = envelopeOf(Run);
export const RunListResponse = pageOf(Run);

export function toRun(row: RunEntity): Run {
  return {
    id: row.id,
    app_id: row.appId,
    release_id: row.releaseId,
    cron: row.cron,
    command: row.command,
    status: row.status,
    exit_code: row.exitCode,
    signal: row.signal,
    out_of_memory: row.isOutOfMemory,
    note: row.note,
    due_at: row.dueAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
