import { CommonErrors } from '@skydeck/errors';
import type { UsageQuery } from './usage.schema.js';

/** How usage is added up. */
export type Granularity = 'hour' | 'day' | 'month';

/** A stretch of time, `from` included, `to` not. */
export interface UsageRange {
  readonly from: Date;
  readonly to: Date;
  readonly granularity: Granularity;
}

const DAY_MS = 86_400_000;
const MOST_DAYS: Record<Granularity, number> = { hour: 31, day: 366, month: 3660 };

/**
 * The range that a request asks for: the running month when it names none.
 * @throws `validation_failed` when it is upside down, or has more parts than an answer holds
 */
export function rangeOf(
  { from, to, granularity }: Pick<UsageQuery, 'from' | 'to' | 'granularity'>,
  now: Date,
): UsageRange {
  const end = to ? new Date(to) : from && new Date(from) > now ? new Date(from) : now;
  const start = from
    ? new Date(from)
    : new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1));
  const range = { from: floorHour(start), to: ceilHour(end), granularity };
  const days = (range.to.getTime() - range.from.getTime()) / DAY_MS;
  if (days < 0) throw refusal('query.to', 'Must not be before `from`.');
  if (days > MOST_DAYS[granularity]) {
    const most = `${MOST_DAYS[granularity]} days`;
    throw refusal('query.from', `By ${granularity}, at most ${most} can be asked for at once.`);
  }
  return range;
}

const HOUR_MS = 3_600_000;
const floorHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
const ceilHour = (at: Date) => new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS);

function refusal(location: string, message: string): Error {
  return CommonErrors.validation_failed({
    issues: [{ location, code: 'invalid_range', message }],
  });
}
