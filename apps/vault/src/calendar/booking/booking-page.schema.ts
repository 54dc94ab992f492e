import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { TimeZone } from '../calendars/calendar.schema.js';
import type { BookingPageEntity } from './booking-page.entity.js';

const LINE = /^[^\p{Cc}]*$/u;
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Must be such as 09:30.');
const Hours = z
  .strictObject({
    day: z.int().min(1).max(7).describe('Day of the week: 1 is Monday, 7 Sunday.'),
    from: Clock.describe('From when, `09:00`.'),
    to: Clock.describe('Until when, `17:00`.'),
  })
  .refine(({ from, to }) => from < to, { error: 'Must be after `from`.', path: ['to'] })
  .meta({ id: 'OpenHours' });
const CalendarId = z.string().max(64);
const minutes = (min: number, max: number) => z.int().min(min).max(max);
const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(LINE, 'Must be a single line.')
    .describe('What is booked, such as `Call`; 1 to 200 characters.'),
  description: z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/, 'Must have no NUL.')
    .describe('What visitors are to know; at most 2,000 characters.'),
  organizer: z
    .email()
    .max(254)
    .nullable()
    .describe('Whom they meet: invitations come from there; null for no mails.'),
  time_zone: TimeZone,
  hours: z.array(Hours).min(1).max(50).describe('When times may be booked, by day of the week.'),
  busy_calendars: z
    .array(CalendarId)
    .max(20)
    .describe('Other calendars, `cal_…`, that must be free as well; of the same space.'),
  duration_min: minutes(5, 1_440).describe('Minutes of one time, 5 to 1,440.'),
  buffer_min: minutes(0, 480).describe('Minutes that stay free before and after; 0 to 480.'),
  notice_min: minutes(0, 43_200).describe('Minutes before which nobody books; 0 to 43,200.'),
  horizon_days: minutes(1, 365).describe('Days ahead that can be booked, 1 to 365.'),
  open: z.boolean().describe('Whether it can be used.'),
};

export const CreateBookingPage = z
  .strictObject({
    calendar_id: CalendarId.describe('`cal_…` that gets the events.'),
    name: fields.name,
    description: fields.description.default(''),
    organizer: fields.organizer.default(null),
    time_zone: TimeZone.optional(),
    hours: fields.hours.default(WEEK),
    busy_calendars: fields.busy_calendars.default([]),
    duration_min: fields.duration_min.default(30),
    buffer_min: fields.buffer_min.default(0),
    notice_min: fields.notice_min.default(240),
    horizon_days: fields.horizon_days.default(60),
    open: fields.open.default(true),
  })
  .meta({ id: 'CreateBookingPage' });
export type CreateBookingPage = z.output<typeof CreateBookingPage>;

export const UpdateBookingPage = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateBookingPage' });
export type UpdateBookingPage = z.output<typeof UpdateBookingPage>;

/** A page as callers see it. */
export const BookingPage = z
  .object({
    id: z.string().describe('`bkp_…`'),
    space_id: z.string().describe('`spc_…`'),
    calendar_id: z.string().describe('`cal_…` that gets the events.'),
    ...fields,
    time_zone: z.string().describe('Of which clock the hours are.'),
    url: z
      .string()
      .describe(
        'Public address: a page for browsers; for programs what it offers, `/slots` and `/bookings` below it.',
      ),
    token: z.string().describe('The part of the address that stands for the page.'),
    version: z.int().describe('Counts its changes; see `If-Match`.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'BookingPage' });
export const BookingPageResponse = envelopeOf(BookingPage);
export const BookingPageListResponse = pageOf(BookingPage);
export const BookingPageDeletedResponse = envelopeOf(Deleted);

/** Which pages to list. */
export const ListBookingPages = listQuery('booking_pages', {
  filters: { space_id: z.string().max(64).describe('`spc_…`; the main space if not given.') },
});
export type ListBookingPages = z.output<typeof ListBookingPages.schema>;

/** A page as callers see it; `origin` is where this service is reached. */
export const toBookingPage = (
  row: BookingPageEntity,
  origin: string,
): z.output<typeof BookingPage> => ({
  id: row.id,
  space_id: row.spaceId,
  calendar_id: row.calendarId,
  name: row.name,
  description: row.description,
  organizer: row.organizer,
  time_zone: row.timeZone,
  hours: row.hours,
  busy_calendars: row.busyCalendars,
  duration_min: row.durationMin,
  buffer_min: row.bufferMin,
  notice_min: row.noticeMin,
  horizon_days: row.horizonDays,
  open: row.isOpen,
  url: `${origin}/api/v1/public/booking/${row.token}`,
  token: row.token,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
