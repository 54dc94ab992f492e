import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ShownAlarm, toAlarm } from '../alarms/alarm.schema.js';
import { Zone } from '../recurrence/zone.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import { ShownTime, shownTime } from './event-time.js';

/** An event as callers see it. */
export const CalendarEvent = z
  .object({
    id: z.string().describe('`cev_…`'),
    calendar_id: z.string().describe('`cal_…`'),
    uid: z.string().describe('What calendars everywhere know it by.'),
    summary: z.string().describe('Title.'),
    description: z.string().describe('What it is about.'),
    location: z.string().describe('Where.'),
    status: z.enum(['tentative', 'confirmed', 'cancelled']).describe('Whether it takes place.'),
    transparent: z.boolean().describe('Whether the time is free although there is an event.'),
    all_day: z.boolean().describe('Whether it is of whole days.'),
    start: ShownTime,
    end: ShownTime,
    recurrence: z.array(z.string()).describe('Rules by which it repeats; none for once.'),
    changed_instances: z.int().describe('How many instances are unlike the others.'),
    left_out: z.int().describe('How many instances are left out.'),
    organizer: z.string().nullable().describe('Who invites.'),
    attendees: z
      .array(
        z.object({
          email: z.string().describe('Address of e-mail.'),
          name: z.string().describe('Name.'),
          status: z.string().describe('What they answered.'),
          role: z.string().describe('How much they are needed.'),
          rsvp: z.boolean().describe('Whether an answer is wanted.'),
        }),
      )
      .describe('Who is invited.'),
    alarms: z.array(ShownAlarm).describe('When somebody is reminded by mail.'),
    version: z.int().describe('Counts its changes.'),
    created_at: z.iso.datetime().describe('When it was put into the calendar.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'CalendarEvent' });
export const CalendarEventResponse = envelopeOf(CalendarEvent);
export const CalendarEventListResponse = pageOf(CalendarEvent);

const Moment = z.iso.datetime({ offset: true });

/** Which events to list. */
export const ListCalendarEvents = listQuery('calendar_events', {
  filters: {
    from: Moment.describe('Only those that may have an instance that ends after this.'),
    to: Moment.describe('Only those that may have an instance that begins before this.'),
    uid: z.string().min(1).max(255).describe('Only the one with this UID.'),
  },
});
export type ListCalendarEvents = z.output<typeof ListCalendarEvents.schema>;

/** An event as callers see it. */
export function toCalendarEvent(row: CalendarEventEntity): z.output<typeof CalendarEvent> {
  const { plan, words } = row;
  const zone = Zone.named(plan.zone) ?? Zone.UTC;
  return {
    id: row.id,
    calendar_id: row.calendarId,
    uid: row.uid,
    ...words,
    all_day: plan.date,
    start: shownTime(plan.start, zone, plan.date),
    end: shownTime(plan.start + plan.duration, zone, plan.date),
    recurrence: [...plan.rules],
    changed_instances: plan.changes.length,
    left_out: plan.left.length,
    organizer: plan.organizer,
    attendees: [...plan.attendees],
    alarms: (plan.alarms ?? []).map(toAlarm),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
