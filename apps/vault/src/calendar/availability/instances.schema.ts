import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { instanceName, ShownTime, shownTime } from '../events/event-time.js';
import type { FoundInstance } from '../events/instances.js';
import { Zone } from '../recurrence/zone.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 31;
const MOST_DAYS = 1_100;
const Moment = z.iso.datetime({ offset: true });
const window = {
  from: Moment.optional().describe('What ends after this; now if not given.'),
  to: Moment.optional().describe(
    'What begins before this; 31 days after `from` if not given, at most 1,100.',
  ),
};
const isWindow = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  if (from === undefined || to === undefined) return true;
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= MOST_DAYS * DAY_MS;
};
const notWindow = { error: 'Must be after `from`, by at most 1,100 days.', path: ['to'] };

/** The time that is asked for. */
export function windowOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: Date; to: Date } {
  const begin =
    from === undefined
      ? to === undefined
        ? now
        : new Date(Date.parse(to) - USUAL_DAYS * DAY_MS)
      : new Date(from);
  return {
    from: begin,
    to: to === undefined ? new Date(begin.getTime() + USUAL_DAYS * DAY_MS) : new Date(to),
  };
}

export const ListInstances = z.strictObject(window).refine(isWindow, notWindow);
export type ListInstances = z.output<typeof ListInstances>;

const Cut = z
  .enum(['instances', 'time'])
  .nullable()
  .describe(
    'Why there may be more: over 1,000 `instances`, or over 50 ms of `time`; null when these are all.',
  );

export const CalendarInstance = z
  .object({
    event_id: z.string().describe('`cev_…`'),
    uid: z.string().describe('What calendars everywhere know the event by.'),
    instance: z.string().describe('What names it in changes: its start by the rule, or its day.'),
    start: ShownTime,
    end: ShownTime,
    all_day: z.boolean().describe('Whether it is of whole days.'),
    changed: z.boolean().describe('Whether it is unlike the others.'),
    summary: z.string().describe('Title.'),
    location: z.string().describe('Where.'),
    status: z.enum(['tentative', 'confirmed', 'cancelled']).describe('Whether it takes place.'),
    transparent: z.boolean().describe('Whether the time is free although there is an event.'),
  })
  .meta({ id: 'CalendarInstance' });
export const InstancesResponse = envelopeOf(
  z.object({
    from: z.iso.datetime().describe('From when.'),
    to: z.iso.datetime().describe('Until when.'),
    instances: z.array(CalendarInstance).describe('In the order of their starts.'),
    cut: Cut,
  }),
);

export const AskFreeBusy = z
  .strictObject({
    ...window,
    calendars: z.array(z.string().max(64)).min(1).max(50).describe('Calendars, `cal_…`; 1 to 50.'),
  })
  .refine(isWindow, notWindow)
  .meta({ id: 'AskFreeBusy' });
export type AskFreeBusy = z.output<typeof AskFreeBusy>;

const Busy = z.object({
  start: z.iso.datetime().describe('From when it is taken.'),
  end: z.iso.datetime().describe('Until when.'),
});
export const FreeBusyResponse = envelopeOf(
  z.object({
    from: z.iso.datetime().describe('From when.'),
    to: z.iso.datetime().describe('Until when.'),
    calendars: z
      .array(
        z.object({
          calendar_id: z.string().describe('`cal_…`'),
          busy: z.array(Busy).describe('Times that are taken, joined where they touch.'),
          cut: Cut,
        }),
      )
      .describe('In the order asked for.'),
  }),
);

/** An instance as callers see it. */
export function toInstance({ event, of, start, end, zone, override }: FoundInstance) {
  const { plan, uid, id } = event;
  const words = plan.changes[override]?.words ?? event.words;
  const own = Zone.named(plan.zone) ?? Zone.UTC;
  return {
    event_id: id,
    uid,
    instance: instanceName(of, own, plan.date),
    start: shownTime(start, zone, plan.date),
    end: shownTime(end, zone, plan.date),
    all_day: plan.date,
    changed: override !== -1,
    summary: words.summary,
    location: words.location,
    status: words.status,
    transparent: words.transparent,
  };
}
