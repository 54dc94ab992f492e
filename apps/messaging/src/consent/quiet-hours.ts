import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';

const TimeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time of day such as 22:00.');

/** A time zone as the IANA names it. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => IANAZone.isValidZone(name), 'Must be a time zone such as Europe/Berlin.');

export const QuietHours = z
  .strictObject({
    from: TimeOfDay.describe('When they begin, by the clock of the recipient.'),
    until: TimeOfDay.describe('When they end, on the next day when that is earlier.'),
  })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Must differ from `from`.',
  })
  .meta({ id: 'QuietHours' });
export type QuietHours = z.output<typeof QuietHours>;

/** Quiet hours of one person, as a message keeps them. */
export interface QuietWindow extends QuietHours {
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
/** Clocks are put forward or back by two hours at most. */
const LONGEST_SHIFT_MINUTES = 120;

/** When the quiet hours end that a moment is in; null when it is in none. */
export function endOfQuiet(window: QuietWindow, at: Date): Date | null {
  const local = DateTime.fromJSDate(at, { zone: window.timeZone });
  if (!isQuiet(window, local)) return null;
  const [hour = 0, minute = 0] = window.until.split(':').map(Number);
  const today = local.set({ hour, minute, second: 0, millisecond: 0 });
  const day = window.until > timeOf(local) ? local : local.plus({ days: 1 });
  const named = DateTime.fromObject(
    { year: day.year, month: day.month, day: day.day, hour, minute },
    { zone: window.timeZone },
  );
  // A time that comes twice is over once it came the second time.
  const times = [...named.getPossibleOffsets(), ...today.getPossibleOffsets()];
  const ends = times.filter((one) => one > local && !isQuiet(window, one));
  const end = ends.toSorted((one, other) => one.toMillis() - other.toMillis())[0] ?? named;
  return firstAwake(window, end).toJSDate();
}

/** An end that the clock skips is over when the clock has skipped it. */
function firstAwake(window: QuietWindow, end: DateTime): DateTime {
  let first = end;
  for (let minute = 0; minute < LONGEST_SHIFT_MINUTES; minute += 1) {
    const before = first.minus(MINUTE_MS);
    if (isQuiet(window, before)) return first;
    first = before;
  }
  return end;
}

function isQuiet({ from, until }: QuietHours, local: DateTime): boolean {
  const now = timeOf(local);
  return from < until ? now >= from && now < until : now >= from || now < until;
}

const timeOf = (local: DateTime): string => local.toFormat('HH:mm');
