import type { CalendarEvent } from '../../../api/vault-calendars.js';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** What is chosen when alarms are of a kind that is not offered. */
export const KEPT = 'kept';

const OF_TIMES = [
  { value: '', label: 'None' },
  { value: '0', label: 'When it begins' },
  { value: '600', label: '10 minutes before' },
  { value: '1800', label: '30 minutes before' },
  { value: `${HOUR_S}`, label: 'An hour before' },
  { value: `${DAY_S}`, label: 'A day before' },
];
const OF_DAYS = [
  { value: '', label: 'None' },
  { value: `${-9 * HOUR_S}`, label: 'At nine on the day' },
  { value: `${15 * HOUR_S}`, label: 'At nine the day before' },
  { value: `${6 * DAY_S + 15 * HOUR_S}`, label: 'At nine a week before' },
];

/** The reminders that are offered, and the one that there is. */
export function reminderChoices(isAllDay: boolean, reminder: string) {
  const offered = isAllDay ? OF_DAYS : OF_TIMES;
  if (offered.some(({ value }) => value === reminder)) return offered;
  const other = [...OF_DAYS, ...OF_TIMES].find(({ value }) => value === reminder);
  return [...offered, { value: reminder, label: other?.label ?? 'As it is now' }];
}

/** Which of them the alarms of an event are. */
export function reminderOf(alarms: CalendarEvent['alarms']): string {
  const [alarm, more] = alarms;
  if (!alarm) return '';
  const { before_s: before, related_to: related, repeat, to } = alarm;
  const isPlain = !more && before !== null && related === 'start' && repeat === 0;
  return isPlain && to.length === 0 ? String(before) : KEPT;
}

/** The alarms that a choice stands for; none are given when they stay as they are. */
export function alarmsOf(reminder: string): { alarms?: { before_s: number }[] } {
  if (reminder === KEPT) return {};
  return { alarms: reminder === '' ? [] : [{ before_s: Number(reminder) }] };
}
