import { seriesOf } from '../events/series-of.js';
import type { EventPlan, EventWords } from '../ics/event-plan.js';
import { Budget } from '../recurrence/expand-rule.js';
import { expandSeries, type Instance, type Window } from '../recurrence/series.js';
import { Zone } from '../recurrence/zone.js';
import type { PlannedAlarm } from './planned-alarm.js';

const DAY_S = 86_400;
const MOST_INSTANCES = 500;
const MOST_TIME_MS = 20;
/** How far is looked for the next time, in days: soon, then far. */
const HORIZONS = [40, 400];

/** An event as its alarms need it. */
export interface AlarmedEvent {
  readonly plan: EventPlan;
  readonly words: EventWords;
  /** Whose day begins when a day does. */
  readonly zone: Zone;
}

/** A moment at which somebody is to be reminded. Times are seconds since 1970. */
export interface DueAlarm {
  readonly dueS: number;
  readonly alarm: PlannedAlarm;
  readonly words: EventWords;
  readonly instance: Instance;
  /** Whether the event is of whole days. */
  readonly isDate: boolean;
}

/** Whether anything of an event ever reminds. */
export const hasAlarms = ({ alarms, changes }: EventPlan): boolean =>
  (alarms?.length ?? 0) > 0 || changes.some((one) => (one.alarms?.length ?? 0) > 0);

/** What is due after one moment, until another with it, in order. */
export function dueBetween(event: AlarmedEvent, afterS: number, untilS: number): DueAlarm[] {
  const { plan } = event;
  const window = windowOf(plan, afterS, untilS);
  const budget = new Budget(MOST_INSTANCES, MOST_TIME_MS);
  const instances = window ? expandSeries(seriesOf(plan), window, budget) : [];
  const found = instances.flatMap((instance) => duesOf(event, instance));
  const own = ownTimes(event);
  return [...found, ...own]
    .filter(({ dueS, alarm }) => dueS > afterS && dueS <= untilS && dueS > (alarm.seen ?? 0))
    .toSorted((one, other) => one.dueS - other.dueS);
}

/** The next moment after one at which something is due; null when none is near. */
export function nextDueS(event: AlarmedEvent, afterS: number): number | null {
  for (const days of HORIZONS) {
    const next = dueBetween(event, afterS, afterS + days * DAY_S)[0];
    if (next) return next.dueS;
  }
  return null;
}

function duesOf(event: AlarmedEvent, instance: Instance): DueAlarm[] {
  const { plan, zone } = event;
  const change = plan.changes[instance.override];
  const words = change?.words ?? event.words;
  if (words.status === 'cancelled') return [];
  const alarms = (change ? change.alarms : plan.alarms) ?? [];
  return alarms.flatMap((alarm) => {
    if (alarm.offset === null) return [];
    const wall = alarm.isOfEnd ? instance.end : instance.start;
    // A day begins where the calendar is, and nine o'clock is on the wall.
    const first = plan.date
      ? zone.instant(wall + alarm.offset)
      : instance.zone.instant(wall) + alarm.offset;
    return repeated(alarm, first).map((dueS) => ({
      dueS,
      alarm,
      words,
      instance,
      isDate: plan.date,
    }));
  });
}

/** Those with a time of their own are of the event, not of each instance. */
function ownTimes({ plan, words }: AlarmedEvent): DueAlarm[] {
  if (words.status === 'cancelled') return [];
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  const { start, duration } = plan;
  const instance = { of: start, start, end: start + duration, zone, override: -1 };
  return (plan.alarms ?? []).flatMap((alarm) =>
    alarm.at === null
      ? []
      : repeated(alarm, alarm.at).map((dueS) => ({
          dueS,
          alarm,
          words,
          instance,
          isDate: plan.date,
        })),
  );
}

const repeated = ({ repeat, everyS }: PlannedAlarm, first: number): number[] =>
  Array.from({ length: repeat + 1 }, (_, at) => first + at * everyS);

/** Where the instances are of which something is due between two moments; a day more for days. */
function windowOf(
  { alarms = [], changes, duration, date }: EventPlan,
  afterS: number,
  untilS: number,
): Window | null {
  const all = [...alarms, ...changes.flatMap((one) => one.alarms ?? [])];
  const related = all.filter(({ offset }) => offset !== null);
  if (related.length === 0) return null;
  const longest = Math.max(duration, ...changes.map((one) => one.duration));
  const first = related.map(({ offset }) => offset ?? 0);
  const last = related.map(
    ({ offset, repeat, everyS, isOfEnd }) =>
      (offset ?? 0) + repeat * everyS + (isOfEnd ? longest : 0),
  );
  const slack = date ? DAY_S : 1;
  return { from: afterS - Math.max(...last) - slack, to: untilS - Math.min(...first) + slack };
}
