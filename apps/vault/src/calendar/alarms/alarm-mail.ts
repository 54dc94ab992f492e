import { shownTime } from '../events/event-time.js';
import type { DueAlarm } from './due-alarms.js';

/** What a mail says of an event that is near. */
export function alarmMail({ words, instance, isDate }: DueAlarm): {
  subject: string;
  text: string;
} {
  const title = words.summary === '' ? 'Event' : words.summary;
  const { date, local, time_zone } = shownTime(instance.start, instance.zone, isDate);
  const when = date ?? `${(local ?? '').replace('T', ' ').slice(0, 16)} (${time_zone ?? 'UTC'})`;
  const lines = [
    `Reminder: ${title}`,
    `When: ${when}`,
    ...(words.location === '' ? [] : [`Where: ${words.location}`]),
    ...(words.description === '' ? [] : ['', words.description]),
  ];
  return { subject: `Reminder: ${title}`.slice(0, 200), text: lines.join('\n') };
}
