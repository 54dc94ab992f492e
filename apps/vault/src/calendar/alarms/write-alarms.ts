import ICAL from 'ical.js';
import { stamp } from '../../content-lines/stamp.js';
import type { Alarm } from './alarm.schema.js';
import { alarmOf } from './read-alarms.js';
import { toAlarm } from './alarm.schema.js';

/** Gives an event the alarms that are wanted: those that it has stay as they were sent, others go. */
export function changeAlarms(event: ICAL.Component, wanted: readonly Alarm[]): void {
  const missing = wanted.map((alarm) => ({ alarm, said: saidOf(alarm) }));
  for (const one of event.getAllSubcomponents('valarm')) {
    const planned = alarmOf(one);
    // Sounds and what else is not ours are none of ours to delete.
    if (!planned) continue;
    const said = JSON.stringify(toAlarm(planned));
    const at = missing.findIndex((other) => other.said === said);
    if (at === -1) event.removeSubcomponent(one);
    else missing.splice(at, 1);
  }
  const title = String(event.getFirstPropertyValue('summary') ?? '') || 'Reminder';
  for (const { alarm } of missing) event.addSubcomponent(componentOf(alarm, title));
}

function componentOf(alarm: Alarm, title: string): ICAL.Component {
  const one = new ICAL.Component('valarm');
  one.addPropertyWithValue('action', alarm.to.length > 0 ? 'EMAIL' : 'DISPLAY');
  one.addProperty(ICAL.Property.fromString(triggerLine(alarm)));
  if (alarm.to.length > 0) one.addPropertyWithValue('summary', title);
  one.addPropertyWithValue('description', title);
  for (const address of alarm.to) one.addPropertyWithValue('attendee', `mailto:${address}`);
  if (alarm.repeat > 0) {
    one.addPropertyWithValue('repeat', alarm.repeat);
    one.addProperty(ICAL.Property.fromString(`DURATION:${durationOf(alarm.every_s ?? 0)}`));
  }
  return one;
}

function triggerLine({ before_s: before, related_to: related, at }: Alarm): string {
  if (at !== null) return `TRIGGER;VALUE=DATE-TIME:${stamp(new Date(at))}`;
  return `TRIGGER${related === 'end' ? ';RELATED=END' : ''}:${durationOf(0 - (before ?? 0))}`;
}

const durationOf = (seconds: number): string => ICAL.Duration.fromSeconds(seconds).toString();

/** The same words for the same alarm, whoever wrote it. */
const saidOf = (alarm: Alarm): string =>
  JSON.stringify({
    before_s: alarm.before_s,
    related_to: alarm.at === null ? alarm.related_to : 'start',
    at: alarm.at === null ? null : new Date(alarm.at).toISOString(),
    repeat: alarm.repeat,
    every_s: alarm.repeat === 0 ? null : alarm.every_s,
    to: [...new Set(alarm.to)],
  });
