import ICAL from 'ical.js';
import {
  MOST_ALARMS,
  MOST_OFFSET_S,
  MOST_RECIPIENTS,
  MOST_REPEATS,
  type PlannedAlarm,
} from './planned-alarm.js';

const EMAIL = /^[^\s@"<>]{1,64}@[^\s@"<>]{1,190}$/;

/** The alarms of an event that are heeded; others stay in its text, and do nothing here. */
export function alarmsOf(event: ICAL.Component): PlannedAlarm[] {
  const all = event.getAllSubcomponents('valarm').slice(0, MOST_ALARMS * 2);
  return all.flatMap((one) => alarmOf(one) ?? []).slice(0, MOST_ALARMS);
}

/** What is understood of one; null when it is of another kind, or cannot be read. */
export function alarmOf(one: ICAL.Component): PlannedAlarm | null {
  const action = textOf(one, 'action').toLowerCase();
  if (action !== 'display' && action !== 'email') return null;
  const when = triggerOf(one);
  if (!when) return null;
  const everyS = secondsOf(one, 'duration');
  const repeat = everyS > 0 ? Math.min(MOST_REPEATS, Number(textOf(one, 'repeat')) || 0) : 0;
  const named = one
    .getAllProperties('attendee')
    .map((attendee) => String(attendee.getFirstValue()).replace(/^mailto:/i, ''))
    .filter((address) => EMAIL.test(address));
  const to = action === 'email' ? [...new Set(named)].slice(0, MOST_RECIPIENTS) : [];
  const isRepeated = repeat > 0;
  return {
    action,
    ...when,
    repeat: isRepeated ? Math.floor(repeat) : 0,
    everyS: isRepeated ? everyS : 0,
    to,
    seen: instantOf(one, 'acknowledged'),
  };
}

function triggerOf(one: ICAL.Component): Pick<PlannedAlarm, 'offset' | 'isOfEnd' | 'at'> | null {
  const at = instantOf(one, 'trigger');
  if (at !== null) return { offset: null, isOfEnd: false, at };
  const trigger = one.getFirstProperty('trigger');
  const value = valueOf(one, 'trigger');
  if (!trigger || !(value instanceof ICAL.Duration)) return null;
  const offset = value.toSeconds();
  if (!Number.isFinite(offset) || Math.abs(offset) > MOST_OFFSET_S) return null;
  const isOfEnd = String(trigger.getParameter('related') ?? '').toUpperCase() === 'END';
  return { offset, isOfEnd, at: null };
}

const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** A moment is written in UTC (RFC 5545, 3.8.6.3). */
function instantOf(one: ICAL.Component, name: string): number | null {
  const value = valueOf(one, name);
  // Of properties that the parser does not know it gives the text.
  const text = typeof value === 'string' ? value.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z') : '';
  const known = value instanceof ICAL.Time && !value.isDate ? value.toUnixTime() : Number.NaN;
  const seconds = text === '' ? known : Date.parse(text) / 1000;
  return Number.isSafeInteger(seconds) ? seconds : null;
}

function secondsOf(one: ICAL.Component, name: string): number {
  const value = valueOf(one, name);
  const seconds = value instanceof ICAL.Duration ? value.toSeconds() : 0;
  return Number.isFinite(seconds) && seconds <= MOST_OFFSET_S ? seconds : 0;
}

const textOf = (one: ICAL.Component, name: string): string => {
  const value = valueOf(one, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What cannot be read is as if it were not there: an alarm spoils no event. */
function valueOf(one: ICAL.Component, name: string): unknown {
  try {
    return one.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}
