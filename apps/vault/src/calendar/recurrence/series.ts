import { type Budget, expandRule, type RuleQuestion } from './expand-rule.js';
import type { Rule } from './rule.js';
import type { Zone } from './zone.js';

/** A change of one instance, or of it and all that follow. */
export interface Override {
  /** Which instance: its start by the rule, on the clock on the wall of the series. */
  readonly of: number;
  readonly start: number;
  /** In seconds, as days of the wall where it is of all day. */
  readonly duration: number;
  readonly isCancelled: boolean;
  /** RANGE=THISANDFUTURE: those that follow are moved and changed likewise. */
  readonly isOfFuture: boolean;
  /** The zone of its start when it is another than that of the series. */
  readonly zone?: Zone;
  /** What holds the words of it; given back with each instance. */
  readonly index: number;
}

/** An event with all that repeats it. Times are seconds since 1970 on the clock on the wall. */
export interface Series {
  readonly start: number;
  readonly duration: number;
  readonly isDate: boolean;
  readonly zone: Zone;
  readonly rules: readonly Rule[];
  /** Besides those of the rules. */
  readonly added: readonly number[];
  readonly left: ReadonlySet<number>;
  readonly overrides: readonly Override[];
}

/** One time that an event takes place. */
export interface Instance {
  /** Its start by the rule: what names it, moved or not. */
  readonly of: number;
  readonly start: number;
  readonly end: number;
  readonly zone: Zone;
  /** Which override it has; -1 for none. */
  readonly override: number;
}

/** From when (inclusive) to when (exclusive), as instants in seconds since 1970. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Instances of an event that touch a window, in the order of their starts. */
export function expandSeries(series: Series, window: Window, budget: Budget): Instance[] {
  const { zone, overrides, isDate } = series;
  const single = new Map(overrides.filter((one) => !one.isOfFuture).map((one) => [one.of, one]));
  const future = overrides
    .filter((one) => one.isOfFuture)
    .toSorted((one, other) => one.of - other.of);
  const found: Instance[] = [];
  const take = (instance: Instance): boolean => {
    if (!touches(instance, window, isDate)) return true;
    if (!budget.take()) return false;
    found.push(instance);
    return true;
  };
  const reach = reachOf(series);
  const wall = { from: zone.wall(window.from) - reach, to: zone.wall(window.to) + reach };
  for (const of of startsOf(series, wall, budget)) {
    if (single.has(of) || series.left.has(of)) continue;
    const changed = future.findLast((one) => one.of <= of);
    const isGone = changed?.isCancelled === true;
    if (!isGone && !take(changed ? moved(series, of, changed) : plain(series, of))) break;
  }
  for (const one of single.values()) {
    if (one.isCancelled) continue;
    const to = one.start + one.duration;
    const instance: Instance = {
      of: one.of,
      start: one.start,
      end: to,
      zone: one.zone ?? zone,
      override: one.index,
    };
    if (!take(instance)) break;
  }
  return found.toSorted((one, other) => one.start - other.start || one.of - other.of);
}

const plain = ({ zone, duration }: Series, of: number): Instance => ({
  of,
  start: of,
  end: of + duration,
  zone,
  override: -1,
});

function moved({ zone }: Series, of: number, change: Override): Instance {
  const start = of + change.start - change.of;
  return {
    of,
    start,
    end: start + change.duration,
    zone: change.zone ?? zone,
    override: change.index,
  };
}

/** How far from its start by the rule an instance may reach: what is before the window may touch it. */
function reachOf({ duration, overrides }: Series): number {
  let reach = duration;
  for (const { of, start, duration: own, isOfFuture } of overrides) {
    if (isOfFuture) reach = Math.max(reach, Math.abs(start - of) + own);
  }
  return reach;
}

function startsOf(
  { start, isDate, zone, rules, added }: Series,
  { from, to }: Window,
  budget: Budget,
): Iterable<number> {
  const extra = [...new Set(added)].filter((one) => one >= from && one <= to);
  const question = { start, isDate, zone, from, to: to + 1, budget };
  const [only] = rules;
  if (!only) return new Set([start, ...extra]);
  // Most events have one rule and nothing else, and need no looking for what comes twice.
  if (rules.length === 1 && extra.length === 0) return expandRule(only, question);
  return merged(rules, question, extra);
}

function* merged(
  rules: readonly Rule[],
  question: RuleQuestion,
  extra: readonly number[],
): Generator<number> {
  const seen = new Set<number>();
  for (const rule of rules) {
    for (const one of expandRule(rule, question)) {
      if (!seen.has(one)) yield one;
      seen.add(one);
    }
  }
  for (const one of extra) if (!seen.has(one)) yield one;
}

function touches(instance: Instance, { from, to }: Window, isDate: boolean): boolean {
  const start = instance.zone.instant(instance.start);
  // An instance without length is there at its moment.
  const end =
    isDate || instance.end > instance.start ? instance.zone.instant(instance.end) : start + 1;
  return start < to && end > from;
}
