import { beginOf, type Day } from './days.js';
import type { Placed } from './placed.js';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/** A time on the clock of the reader. */
export const clockText = (moment: Date): string => clock.format(moment);

export const dayText = (day: Day): string => longDay.format(beginOf(day));
export const monthText = (day: Day): string => month.format(beginOf(day));
export const weekdayText = (day: Day): string => weekday.format(beginOf(day));
export const shortDayText = (day: Day): string => shortDay.format(beginOf(day));

/** What an instance is called where it is not seen. */
export function placedText({ instance, calendar, first, start, end }: Placed): string {
  const when = instance.all_day ? 'all day' : `${clockText(start)} to ${clockText(end)}`;
  return `${titleOf(instance)}, ${dayText(first)}, ${when}, ${calendar.name}`;
}

/** The title of an event. */
export const titleOf = ({ summary }: { readonly summary: string }): string =>
  summary === '' ? 'No title' : summary;
