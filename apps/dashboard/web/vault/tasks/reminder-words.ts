import type { Reminder } from '../../api/vault-reminders.js';

/** How long before a task is due people are usually reminded, in seconds. */
export const USUAL_BEFORES = [
  { value: '0', label: 'When it is due' },
  { value: '600', label: '10 minutes before' },
  { value: '3600', label: '1 hour before' },
  { value: '86400', label: '1 day before' },
  { value: '604800', label: '1 week before' },
] as const;

/** Of a day it is counted from its beginning. */
export const DAY_BEFORES = [
  { value: '-32400', label: 'On the day at 9:00' },
  { value: '54000', label: 'The day before at 9:00' },
  { value: '572400', label: 'A week before at 9:00' },
] as const;

const AT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** When somebody is reminded, in words. */
export function reminderWords({ before_due_s: before, at }: Reminder): string {
  if (at !== null) return AT.format(new Date(at));
  const known = [...USUAL_BEFORES, ...DAY_BEFORES].find(({ value }) => Number(value) === before);
  if (known) return known.label;
  const minutes = Math.round(Math.abs(before ?? 0) / 60);
  return `${minutes} minutes ${(before ?? 0) > 0 ? 'before' : 'after'}`;
}

/** What became of a reminder, and how that is shown. */
export const REMINDER_STATES = {
  idle: { words: 'Waits for a time', tone: 'idle' },
  pending: { words: 'Planned', tone: 'busy' },
  sent: { words: 'Sent', tone: 'good' },
  failed: { words: 'Not sent', tone: 'bad' },
} as const;
