import type {
  CalendarEvent,
  CalendarInstance,
  EventChange,
  WantedEvent,
} from '../../../api/vault-calendars.js';
import { alarmsOf, reminderOf } from './reminder-choices.js';
import { addDays, type Day, daysBetween } from '../times/days.js';
import { movedWall, wallBetweenMs } from '../times/zoned.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** An event as it is typed. */
export interface EventDraft {
  readonly summary: string;
  readonly isAllDay: boolean;
  readonly firstDay: Day;
  readonly firstTime: string;
  /** The last day, itself in it. */
  readonly lastDay: Day;
  readonly lastTime: string;
  readonly zone: string;
  /** A rule of RFC 5545; empty for once. */
  readonly rule: string;
  readonly location: string;
  readonly description: string;
  readonly attendees: readonly string[];
  readonly isFree: boolean;
  /** Seconds before it begins; empty for none. */
  readonly reminder: string;
  readonly status: CalendarEvent['status'];
}

const time = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A new event on a day: of an hour, or of the whole day when no minute is given. */
export function newDraft(day: Day, minute: number | undefined, zone: string): EventDraft {
  const from = `${day}T${time(minute ?? 9 * 60)}:00`;
  const to = movedWall(from, HOUR_MS);
  return {
    summary: '',
    isAllDay: minute === undefined,
    firstDay: day,
    firstTime: from.slice(11, 16),
    lastDay: minute === undefined ? day : to.slice(0, 10),
    lastTime: to.slice(11, 16),
    zone,
    rule: '',
    location: '',
    description: '',
    attendees: [],
    isFree: minute === undefined,
    reminder: '',
    status: 'confirmed',
  };
}

/** What one instance of an event is, to be changed. */
export function draftOf(event: CalendarEvent, instance: CalendarInstance): EventDraft {
  const { start, end } = instance;
  const isAllDay = instance.all_day;
  const times = isAllDay
    ? {
        firstDay: start.date ?? '',
        firstTime: '09:00',
        lastDay: addDays(end.date ?? '', -1),
        lastTime: '10:00',
      }
    : {
        firstDay: start.local?.slice(0, 10) ?? '',
        firstTime: start.local?.slice(11, 16) ?? '',
        lastDay: end.local?.slice(0, 10) ?? '',
        lastTime: end.local?.slice(11, 16) ?? '',
      };
  return {
    ...times,
    isAllDay,
    summary: instance.summary,
    zone: start.time_zone ?? event.start.time_zone ?? 'UTC',
    rule: event.recurrence[0] ?? '',
    location: instance.location,
    description: event.description,
    attendees: event.attendees.map(({ email }) => email),
    isFree: instance.transparent,
    reminder: reminderOf(event.alarms),
    status: instance.status,
  };
}

/** When the event begins and ends, as the service is told. */
export function timesOf(draft: EventDraft): Pick<WantedEvent, 'start' | 'end'> {
  const { isAllDay, firstDay, firstTime, lastDay, lastTime, zone } = draft;
  if (isAllDay) return { start: { date: firstDay }, end: { date: addDays(lastDay, 1) } };
  return {
    start: { local: `${firstDay}T${firstTime}:00`, time_zone: zone },
    end: { local: `${lastDay}T${lastTime}:00`, time_zone: zone },
  };
}

/** Whether it ends after it begins. */
export function isSound({ isAllDay, firstDay, firstTime, lastDay, lastTime }: EventDraft): boolean {
  if (firstDay === '' || lastDay === '') return false;
  if (isAllDay) return firstDay <= lastDay;
  return firstTime !== '' && lastTime !== '' && `${firstDay}${firstTime}` < `${lastDay}${lastTime}`;
}

const wall = (day: Day, clock: string): string => `${day}T${clock}:00`;

/** Another begin; the end moves along. */
export function withBegin(draft: EventDraft, change: Partial<EventDraft>): EventDraft {
  const next = { ...draft, ...change };
  if (next.firstDay === '' || next.firstTime === '') return next;
  const byMs = wallBetweenMs(
    wall(draft.firstDay, draft.firstTime),
    wall(next.firstDay, next.firstTime),
  );
  const end = movedWall(wall(draft.lastDay, draft.lastTime), byMs);
  return { ...next, lastDay: end.slice(0, 10), lastTime: end.slice(11, 16) };
}

/** What a draft says of a new event. */
export const wantedOf = (draft: EventDraft): WantedEvent => ({
  ...timesOf(draft),
  summary: draft.summary.trim(),
  recurrence: draft.rule || null,
  location: draft.location.trim(),
  description: draft.description,
  transparent: draft.isFree,
  status: draft.status,
  attendees: draft.attendees.map((email) => ({ email })) as never,
  ...(alarmsOf(draft.reminder) as { alarms?: never }),
});

/** What is to change from one draft to another; nothing when they say the same. */
export function changeOf(
  before: EventDraft,
  after: EventDraft,
  attendees: CalendarEvent['attendees'],
): EventChange {
  const [old, wanted] = [wantedOf(before), wantedOf(after)];
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof WantedEvent]),
  );
  const change = Object.fromEntries(changed) as EventChange;
  // Both, as one of them alone could end before it begins.
  if (change.start ?? change.end) Object.assign(change, timesOf(after));
  if (change.attendees) {
    // What somebody answered is kept.
    const known = new Map(
      attendees.map(({ email, name, status, rsvp }) => [email, { name, status, rsvp }]),
    );
    change.attendees = after.attendees.map((email) => ({ email, ...known.get(email) })) as never;
  }
  return change;
}

/** When a whole series begins and ends, from how one of its instances was changed. */
export function seriesTimes(
  before: EventDraft,
  after: EventDraft,
  { start }: Pick<CalendarEvent, 'start'>,
): Pick<WantedEvent, 'start' | 'end'> {
  const first = start.date ?? start.local?.slice(0, 10) ?? before.firstDay;
  const firstDay = addDays(first, daysBetween(before.firstDay, after.firstDay));
  const lastDay = addDays(firstDay, daysBetween(after.firstDay, after.lastDay));
  return timesOf({ ...after, firstDay, lastDay });
}

/** The same length somewhere else: so many minutes later on the wall. */
export function movedTimes(
  instance: Pick<CalendarInstance, 'start' | 'end'>,
  byMinutes: number,
): Pick<EventChange, 'start' | 'end'> {
  const moved = ({ date, local, time_zone: zone }: CalendarInstance['start']) => {
    if (date !== null) return { date: addDays(date, Math.round(byMinutes / (24 * 60))) };
    return {
      local: movedWall(local ?? '', byMinutes * MINUTE_MS),
      ...(zone !== null && { time_zone: zone }),
    };
  };
  return { start: moved(instance.start), end: moved(instance.end) };
}
