import type { EventPlan } from '../ics/event-plan.js';
import { Budget, expandRule } from '../recurrence/expand-rule.js';
import { readRule, type Rule } from '../recurrence/rule.js';
import type { Series } from '../recurrence/series.js';
import { Zone } from '../recurrence/zone.js';

/** Most instances that one answer has. */
export const MOST_INSTANCES = 1_000;
/** Most milliseconds that the instances of one answer are looked for. */
export const MOST_TIME_MS = 50;

const parsed = new Map<string, Rule | null>();
const MOST_PARSED = 5_000;

/** An event as it is expanded. */
export function seriesOf(plan: EventPlan): Series {
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  return {
    start: plan.start,
    duration: plan.duration,
    isDate: plan.date,
    zone,
    rules: plan.rules.map((text) => ruleOf(text)).filter((rule) => rule !== null),
    added: plan.added,
    left: new Set(plan.left),
    overrides: plan.changes.map((change, index) => ({
      of: change.of,
      start: change.start,
      duration: change.duration,
      isCancelled: change.cancelled,
      isOfFuture: change.future,
      zone: Zone.named(change.zone) ?? zone,
      index,
    })),
  };
}

/** A rule that cannot be read any more repeats nothing: the event itself stays where it is. */
function ruleOf(text: string): Rule | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let rule: Rule | null = null;
  try {
    rule = readRule(text);
  } catch {
    // Known as unreadable from here on.
  }
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, rule);
  return rule;
}

const MOST_COUNTED = 20_000;

/** When the first instance begins and the last ends; null for no last, or for one too far to count to. */
export function spanOf(plan: EventPlan): { readonly startsAt: Date; readonly endsAt: Date | null } {
  const series = seriesOf(plan);
  const { zone, start, duration, isDate } = series;
  const moved = series.overrides.map((one) => one.start);
  const first = Math.min(start, ...series.added, ...moved);
  let last: number | null = Math.max(start, ...series.added) + duration;
  for (const rule of series.rules) {
    const end = lastOf(rule, {
      start,
      isDate,
      zone,
      budget: new Budget(MOST_COUNTED, MOST_TIME_MS),
    });
    if (end === null) last = null;
    if (last !== null && end !== null) last = Math.max(last, end + duration);
  }
  for (const one of series.overrides) {
    const later = one.isOfFuture ? Math.max(0, one.start - one.of) + one.duration : 0;
    if (last !== null) last = Math.max(last + later, one.start + one.duration);
  }
  // Instances of other zones may be up to a day earlier or later than the clock of the series says.
  const slack = moved.length > 0 ? 86_400 : 0;
  return {
    startsAt: new Date((zone.instant(first) - slack) * 1000),
    endsAt: last === null ? null : new Date((zone.instant(last) + Math.max(1, slack)) * 1000),
  };
}

function lastOf(rule: Rule, question: Parameters<typeof expandRule>[1]): number | null {
  if (rule.count === undefined && !rule.until) return null;
  let last = question.start;
  for (const wall of expandRule(rule, question)) {
    if (!question.budget.take()) return null;
    last = wall;
  }
  return question.budget.cut === null ? last : null;
}
