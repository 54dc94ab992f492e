import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';

/** Name of a cron entry, unique in its app. */
export const CronName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'must be up to 31 small letters, digits and dashes');

/** When something runs: minute, hour, day of the month, month, day of the week. */
export const Schedule = z
  .string()
  .max(100)
  .refine((text) => isSchedule(text), 'must be five fields of cron, such as `30 4 * * 1-5`');

/** A time zone of the IANA database. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name), 'must be a time zone such as `Europe/Berlin`');

/** What happens when the run before has not ended. */
export const Overlap = z.enum(['forbid', 'allow']);

/** A cron entry of launchpad.json. */
export const CronOfFile = z.strictObject({
  name: CronName,
  schedule: Schedule,
  time_zone: TimeZone.default('UTC'),
  command: z.string().min(1).max(2000),
  overlap: Overlap.default('forbid'),
});

function isSchedule(text: string): boolean {
  if (text.trim().split(/\s+/).length !== 5) return false;
  try {
    // Some schedules are well-formed and never come: the 31st of February.
    CronExpressionParser.parse(text, { tz: 'UTC' }).next();
    return true;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
