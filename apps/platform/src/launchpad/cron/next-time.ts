import { CronExpressionParser } from 'cron-parser';

const MOST_COUNTED = 1000;

/** A schedule in its time zone. */
export interface Timetable {
  readonly schedule: string;
  readonly timeZone: string;
}

/** The first moment after `after` that a schedule names. */
export function nextTime({ schedule, timeZone }: Timetable, after: Date): Date {
  return CronExpressionParser.parse(schedule, { tz: timeZone, currentDate: after }).next().toDate();
}

/** How many moments after `from` and up to `to` a schedule names; at most 1000 are counted. */
export function timesBetween({ schedule, timeZone }: Timetable, from: Date, to: Date): number {
  const times = CronExpressionParser.parse(schedule, { tz: timeZone, currentDate: from });
  let count = 0;
  while (count < MOST_COUNTED && times.next().toDate() <= to) count++;
  return count;
}
