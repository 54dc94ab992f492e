import { clockPeriods, datePeriods, type Period } from './periods.js';
import type { Rule } from './rule.js';
import { DAY_S } from './wall-clock.js';
import type { Zone } from './zone.js';

/** What is asked of a rule. Times are seconds since 1970 on the clock on the wall. */
export interface RuleQuestion {
  /** When the first instance is, if the rule means it at all. */
  readonly start: number;
  readonly isDate: boolean;
  readonly zone: Zone;
  /** Nothing before; the start when it is not given. */
  readonly from?: number;
  /** Nothing at or after. */
  readonly to?: number;
  readonly budget: Budget;
}

/** Why instances were left out. */
export type Cut = 'instances' | 'time';

/** What one question may cost, over all its rules. */
export class Budget {
  #steps = 0;
  #instances = 0;
  readonly #end: number;
  /** Set once something was left out. */
  cut: Cut | null = null;

  constructor(
    private readonly most: number,
    timeMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#end = now() + timeMs;
  }

  /** Counts a step; false when the time is over. */
  step(): boolean {
    this.#steps += 1;
    if (this.#steps % 64 === 0 && this.now() > this.#end) this.cut ??= 'time';
    return this.cut !== 'time';
  }

  /** Counts an instance; false when there were enough. */
  take(): boolean {
    if (this.#instances >= this.most) this.cut ??= 'instances';
    else this.#instances += 1;
    return this.cut === null;
  }
}

const CLOCK = new Set<string>(['HOURLY', 'MINUTELY', 'SECONDLY']);

/**
 * The starts that a rule means, in order. Times that a change of clocks leaves out are no instances
 * and do not count (RFC 5545, 3.3.10). Who takes them counts them in the budget.
 */
export function* expandRule(given: Rule, question: RuleQuestion): Generator<number> {
  const { start, isDate, zone, to = Infinity, budget } = question;
  const rule = isDate ? { ...given, hours: [], minutes: [], seconds: [] } : given;
  const from = Math.max(start, question.from ?? start);
  // Who counts has to begin with the first.
  const begin = rule.count === undefined ? from : start;
  const isOver = isAfter(rule, question);
  const periods = CLOCK.has(rule.frequency) ? clockPeriods : datePeriods;
  let count = 0;
  for (const period of periods(rule, start, begin)) {
    if (!budget.step()) return;
    const begins = period.begin * DAY_S;
    if (begins >= to || isOver(begins)) return;
    const places = placesOf(period, rule.positions);
    for (let at = 0; at < (places?.length ?? sizeOf(period)); at += 1) {
      const wall = wallAt(period, places?.[at] ?? at);
      if (!budget.step() || wall >= to || isOver(wall)) return;
      if (wall < start || (!isDate && zone.isGap(wall))) continue;
      count += 1;
      if (wall >= from) yield wall;
      if (count === rule.count) return;
    }
  }
}

function isAfter({ until }: Rule, { isDate, zone }: RuleQuestion): (wall: number) => boolean {
  if (!until) return () => false;
  if (until.isDate) return (wall) => Math.floor(wall / DAY_S) * DAY_S > until.wall;
  if (isDate) return (wall) => wall > Math.floor(until.wall / DAY_S) * DAY_S;
  if (until.isUtc) return (wall) => zone.instant(wall) > until.wall;
  return (wall) => wall > until.wall;
}

const sizeOf = ({ days, times }: Period) => days.length * times.length;

/** The instance at a place of a period. None is made before it is asked for: there may be millions. */
function wallAt({ days, times }: Period, at: number): number {
  const day = days[Math.floor(at / times.length)] ?? 0;
  return day * DAY_S + (times[at % times.length] ?? 0);
}

/** Places that BYSETPOS leaves; null for all. */
function placesOf(period: Period, positions: readonly number[]): number[] | null {
  if (positions.length === 0) return null;
  const size = sizeOf(period);
  const wanted = positions.map((at) => (at > 0 ? at - 1 : size + at));
  return [...new Set(wanted)]
    .filter((at) => at >= 0 && at < size)
    .toSorted((one, other) => one - other);
}
