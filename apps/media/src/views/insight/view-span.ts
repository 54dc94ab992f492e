import type { ViewSpan } from './view-insight.sql.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer times begin and end with days. */
const MOST_HOURS_MS = 2 * DAY_MS;

/** The whole hours, or days, that hold what was asked for. */
export function spanOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  step?: 'hour' | 'day',
): ViewSpan {
  const end = to === undefined ? now.getTime() : Date.parse(to);
  const begin = from === undefined ? end - DAY_MS : Date.parse(from);
  const isOfDays = step === 'day' || (step === undefined && end - begin > MOST_HOURS_MS);
  const unitMs = isOfDays ? DAY_MS : HOUR_MS;
  return {
    isOfDays,
    from: new Date(Math.floor(begin / unitMs) * unitMs),
    to: new Date(Math.ceil(end / unitMs) * unitMs),
  };
}

/** The same as callers see it. */
export const spanToldOf = ({ from, to }: ViewSpan) => ({
  from: from.toISOString(),
  to: to.toISOString(),
});
