import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type CalendarFeedEntity, FEED_SHOWS } from './calendar-feed.entity.js';

const fields = {
  name: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('Who has the address; at most 200 characters.'),
  shows: z.enum(FEED_SHOWS).describe('All of the events, or only when they take the time.'),
};

export const CreateCalendarFeed = z
  .strictObject({ name: fields.name.default(''), shows: fields.shows.default('all') })
  .meta({ id: 'CreateCalendarFeed' });
export type CreateCalendarFeed = z.output<typeof CreateCalendarFeed>;

const CalendarFeed = z
  .object({
    id: z.string().describe('`cfd_…`'),
    calendar_id: z.string().describe('`cal_…` that it shows.'),
    ...fields,
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'CalendarFeed' });
export const CalendarFeedListResponse = pageOf(CalendarFeed);
export const CalendarFeedDeletedResponse = envelopeOf(Deleted);
export const NewCalendarFeedResponse = envelopeOf(
  CalendarFeed.extend({
    url: z.string().describe('The secret address; it is shown once.'),
  }).meta({ id: 'NewCalendarFeed' }),
);

/** Which addresses to list. */
export const ListCalendarFeeds = listQuery('calendar_feeds');
export type ListCalendarFeeds = z.output<typeof ListCalendarFeeds.schema>;

export const toCalendarFeed = (row: CalendarFeedEntity): z.output<typeof CalendarFeed> => ({
  id: row.id,
  calendar_id: row.calendarId,
  name: row.name,
  shows: row.shows,
  created_at: row.createdAt.toISOString(),
});
