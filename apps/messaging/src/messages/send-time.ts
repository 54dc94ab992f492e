import { invalid } from '@skydeck/envelope';
import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';
import type { Channel } from './message-channel.js';

/** Longest time ahead, and longest time to be valid. */
const MOST_DAYS_AHEAD = 90;
const MOST_VALIDITY_S = 259_200;
const DAY_MS = 86_400_000;
const HAS_OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;

const LocalTime = z.iso.datetime({ local: true, offset: true });

export const timing = {
  send_at: LocalTime.optional().describe(
    'When to send it, at most 90 days ahead: with an offset, or without one and with `time_zone`.',
  ),
  time_zone: z
    .string()
    .max(64)
    .refine((name) => IANAZone.isValidZone(name), 'Must be a time zone such as Europe/Berlin.')
    .optional()
    .describe('Time zone of a `send_at` without offset, such as `Europe/Berlin`.'),
  validity_s: z
    .int()
    .min(1)
    .max(MOST_VALIDITY_S)
    .optional()
    .describe(
      'Seconds from then on in which it may be sent; four hours when not given, two days for e-mail.',
    ),
  expires_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Moment from which on it is not sent, in the place of `validity_s`.'),
};

const Timing = z.object(timing);
export type Timing = z.output<typeof Timing>;

const VALIDITY_S = 4 * 3600;
/** As long as mail that was put off is tried again. */
const MAIL_VALIDITY_S = 48 * 3600;

type Wanted = Timing & { readonly channel?: Channel };

const validityOf = ({ validity_s: given, channel }: Wanted): number =>
  given ?? (channel === 'email' ? MAIL_VALIDITY_S : VALIDITY_S);

/** A time without offset is one of the recipient's clock, unless it is said to be of another. */
export function zoneFor<Given extends Timing>(wanted: Given, recipientZone: string | null = null) {
  const { send_at: sendAt, time_zone: given } = wanted;
  const isLocal = sendAt !== undefined && !HAS_OFFSET.test(sendAt);
  return isLocal && given === undefined && recipientZone !== null
    ? { ...wanted, time_zone: recipientZone }
    : wanted;
}

/** When a message is sent and when it is too late for it. @throws `validation_failed` */
export function timesOf(wanted: Wanted, now: Date, at = 'body') {
  const scheduledAt = scheduledOf(wanted, now, at);
  const from = scheduledAt ?? now;
  const given = wanted.expires_at === undefined ? null : new Date(wanted.expires_at);
  if (given && wanted.validity_s !== undefined) {
    throw problem(at, 'expires_at', 'Give `expires_at` or `validity_s`, not both.');
  }
  const expiresAt = given ?? new Date(from.getTime() + validityOf(wanted) * 1000);
  if (expiresAt <= from) throw problem(at, 'expires_at', 'Must be after the time of sending.');
  if (expiresAt.getTime() - from.getTime() > MOST_VALIDITY_S * 1000) {
    throw problem(at, 'expires_at', 'Must be at most three days after the time of sending.');
  }
  return { scheduledAt, expiresAt };
}

function scheduledOf({ send_at: sendAt, time_zone: zone }: Timing, now: Date, at: string) {
  if (sendAt === undefined) {
    if (zone !== undefined) throw problem(at, 'time_zone', 'Needs `send_at`.');
    return null;
  }
  const hasOffset = HAS_OFFSET.test(sendAt);
  if (hasOffset === (zone !== undefined)) {
    const message = hasOffset
      ? 'A `send_at` with an offset needs no time zone.'
      : 'A `send_at` without offset needs a time zone.';
    throw problem(at, 'time_zone', message);
  }
  const time = DateTime.fromISO(sendAt, { zone: zone ?? 'utc' });
  // A clock that is put forward skips times; one of those would be sent at another than was meant.
  const isSkipped =
    zone !== undefined && !time.toISO({ includeOffset: false })?.startsWith(minuteOf(sendAt));
  if (!time.isValid || isSkipped) {
    throw problem(at, 'send_at', 'There is no such time in this time zone.');
  }
  const moment = time.toJSDate();
  if (moment <= now) throw problem(at, 'send_at', 'Must be in the future.');
  if (moment.getTime() - now.getTime() > MOST_DAYS_AHEAD * DAY_MS) {
    throw problem(at, 'send_at', `Must be at most ${MOST_DAYS_AHEAD} days ahead.`);
  }
  return moment;
}

/** `2026-11-22T09:00` of a time, which luxon writes with seconds and fractions. */
const minuteOf = (time: string) => time.slice(0, 'yyyy-mm-ddThh:mm'.length);

const problem = (at: string, field: string, message: string) =>
  invalid([{ location: `${at}.${field}`, code: 'invalid_time', message }]);
