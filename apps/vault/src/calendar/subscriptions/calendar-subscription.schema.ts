import { Deleted, envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  type CalendarSubscriptionEntity,
  SUBSCRIPTION_STATUSES,
} from './calendar-subscription.entity.js';

const fields = {
  url: z
    .url({ protocol: /^(?:https?|webcal)$/ })
    .max(2_000)
    .refine((url) => new URL(url).username === '', { error: 'Must have no password.' })
    .describe('Address of the calendar file; `webcal:` is read as `https:`.'),
  every_s: z
    .int()
    .min(300)
    .max(604_800)
    .describe('Seconds from one look to the next, 300 to 604,800.'),
};

export const SetCalendarSubscription = z
  .strictObject({ url: fields.url, every_s: fields.every_s.default(3_600) })
  .meta({ id: 'SetCalendarSubscription' });
export type SetCalendarSubscription = z.output<typeof SetCalendarSubscription>;

const CalendarSubscription = z
  .object({
    calendar_id: z.string().describe('`cal_…` that follows it.'),
    url: z.string().describe('Address of the calendar file.'),
    every_s: fields.every_s,
    status: z.enum(SUBSCRIPTION_STATUSES).describe('How the last look went.'),
    problem: z.string().nullable().describe('Why the last look failed; null when it did not.'),
    fetched_at: z.iso.datetime().nullable().describe('When it was last as the other side has it.'),
    next_at: z.iso.datetime().describe('When it is looked at next.'),
  })
  .meta({ id: 'CalendarSubscription' });
export const CalendarSubscriptionResponse = envelopeOf(CalendarSubscription);
export const CalendarSubscriptionDeletedResponse = envelopeOf(Deleted);

export const toCalendarSubscription = (
  row: CalendarSubscriptionEntity,
): z.output<typeof CalendarSubscription> => ({
  calendar_id: row.calendarId,
  url: row.url,
  every_s: row.everyS,
  status: row.status,
  problem: row.problem,
  fetched_at: row.fetchedAt?.toISOString() ?? null,
  next_at: row.nextAt.toISOString(),
});
