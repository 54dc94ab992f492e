import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { CalendarEntity } from './calendars/calendar.entity.js';
import type { CalendarEventEntity } from './events/calendar-event.entity.js';

const Calendar = z.object({
  id: z.string().describe('`cal_…`'),
  space_id: z.string().describe('`spc_…`'),
  version: z.int().describe('Counts its changes.'),
});
const CalendarEvent = z.object({
  id: z.string().describe('`cev_…`'),
  space_id: z.string().describe('`spc_…`'),
  calendar_id: z.string().describe('`cal_…`'),
  uid: z.string().describe('What calendars everywhere know it by.'),
  starts_at: z.iso.datetime().describe('When its first instance begins.'),
  version: z.int().describe('Counts its changes.'),
});

/** What happens to calendars. Names stay where they are: events go to webhooks. */
export const CalendarEvents = defineEvents('calendar', {
  created: { schema: Calendar, description: 'A calendar was made.' },
  updated: { schema: Calendar, description: 'A calendar changed.' },
  deleted: { schema: Calendar, description: 'A calendar was deleted with its events.' },
});

/** What happens to events of calendars. */
export const CalendarEventEvents = defineEvents('calendar_event', {
  created: { schema: CalendarEvent, description: 'An event was put into a calendar.' },
  updated: { schema: CalendarEvent, description: 'An event changed, or one of its instances did.' },
  deleted: { schema: CalendarEvent, description: 'An event was deleted.' },
});

/** What becomes of the alarms of events. */
export const CalendarAlarmEvents = defineEvents('calendar_alarm', {
  sent: {
    schema: CalendarEvent,
    description: 'Alarms of an event were handed to Messaging, which sends them.',
  },
});

/** What events show of a calendar. */
export const calendarState = ({ id, spaceId, version }: CalendarEntity) => ({
  id,
  space_id: spaceId,
  version,
});

/** What events show of an event of a calendar. */
export const eventState = (row: CalendarEventEntity) => ({
  id: row.id,
  space_id: row.spaceId,
  calendar_id: row.calendarId,
  uid: row.uid,
  starts_at: row.startsAt.toISOString(),
  version: row.version,
});
