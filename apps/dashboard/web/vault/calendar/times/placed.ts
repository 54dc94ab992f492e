import type { FoundInstance } from '../../../api/vault-calendars.js';
import { addDays, beginOf, type Day, dayAt, daysBetween } from './days.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const LEAST_MINUTES = 30;

/** An instance as the reader sees it: on which days, and when by the reader's clock. */
export interface Placed extends FoundInstance {
  readonly key: string;
  readonly first: Day;
  readonly last: Day;
  readonly start: Date;
  readonly end: Date;
}

/** Says where instances lie, the earlier first, whole days before times. */
export function placed(found: readonly FoundInstance[]): readonly Placed[] {
  return found.map(placeOf).toSorted((one, other) => {
    const byDay = Number(other.instance.all_day) - Number(one.instance.all_day);
    return byDay || one.start.getTime() - other.start.getTime();
  });
}

function placeOf({ calendar, instance }: FoundInstance): Placed {
  const { event_id: event, instance: name, start, end, all_day: isAllDay } = instance;
  const key = `${event} ${name}`;
  if (isAllDay && start.date !== null && end.date !== null) {
    const last = end.date > start.date ? addDays(end.date, -1) : start.date;
    const span = { start: beginOf(start.date), end: beginOf(addDays(last, 1)) };
    return { calendar, instance, key, first: start.date, last, ...span };
  }
  const [from, to] = [new Date(start.at), new Date(end.at)];
  // What ends at midnight is not on the day that begins then.
  const last = dayAt(new Date(Math.max(from.getTime(), to.getTime() - 1)));
  return { calendar, instance, key, first: dayAt(from), last, start: from, end: to };
}

/** What is on a day. */
export const onDay = (all: readonly Placed[], day: Day): readonly Placed[] =>
  all.filter(({ first, last }) => first <= day && day <= last);

/** A time on a day of the week: where it begins, how long it is, and beside how many others. */
export interface Block {
  readonly placed: Placed;
  readonly fromMinute: number;
  readonly minutes: number;
  readonly column: number;
  readonly columns: number;
}

/** Puts the times of a day side by side where they overlap. */
export function blocksOf(all: readonly Placed[], day: Day): readonly Block[] {
  const begin = beginOf(day).getTime();
  const spans = onDay(all, day)
    .filter(({ instance }) => !instance.all_day)
    .map((one) => {
      const from = Math.max(0, (one.start.getTime() - begin) / MINUTE_MS);
      const to = Math.min(DAY_MINUTES, (one.end.getTime() - begin) / MINUTE_MS);
      const fromMinute = Math.min(from, DAY_MINUTES - LEAST_MINUTES);
      return { placed: one, fromMinute, minutes: Math.max(LEAST_MINUTES, to - fromMinute) };
    })
    .toSorted((one, other) => one.fromMinute - other.fromMinute);
  const blocks: Block[] = [];
  let cluster: (Omit<Block, 'columns'> & { readonly endMinute: number })[] = [];
  const close = () => {
    const columns = Math.max(0, ...cluster.map(({ column }) => column + 1));
    for (const { endMinute: _end, ...block } of cluster) blocks.push({ ...block, columns });
    cluster = [];
  };
  for (const span of spans) {
    if (cluster.every(({ endMinute }) => endMinute <= span.fromMinute)) close();
    const taken = cluster.filter(({ endMinute }) => endMinute > span.fromMinute);
    const used = new Set(taken.map(({ column }) => column));
    let column = 0;
    while (used.has(column)) column += 1;
    cluster.push({ ...span, column, endMinute: span.fromMinute + span.minutes });
  }
  close();
  return blocks;
}

/** How far something is moved when it is let go over another day. */
export const movedDays = ({ first }: Placed, to: Day): number => daysBetween(first, to);
