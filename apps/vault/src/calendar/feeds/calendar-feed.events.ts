import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { CalendarFeedEntity } from './calendar-feed.entity.js';
import { FEED_SHOWS } from './calendar-feed.entity.js';

const Feed = z.object({
  id: z.string().describe('`cfd_…`'),
  space_id: z.string().describe('`spc_…`'),
  calendar_id: z.string().describe('`cal_…` that it shows.'),
  name: z.string().describe('Whom it was made for.'),
  shows: z.enum(FEED_SHOWS).describe('Whether events are told, or only when somebody is busy.'),
});

/** What happens to secret addresses of calendars. */
export const CalendarFeedEvents = defineEvents('calendar_feed', {
  created: { schema: Feed, description: 'A secret address of a calendar was made.' },
  deleted: { schema: Feed, description: 'A secret address was taken back.' },
});

/** What events show of an address; never its secret. */
export const feedState = (
  { id, calendarId, name, shows }: CalendarFeedEntity,
  spaceId: string,
) => ({ id, space_id: spaceId, calendar_id: calendarId, name, shows });
