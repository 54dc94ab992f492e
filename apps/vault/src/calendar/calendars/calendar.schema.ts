import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { zoneOf } from '../recurrence/zone-names.js';
import type { CalendarEntity } from './calendar.entity.js';

const LINE = /^[^\p{Cc}]*$/u;

/** The name of a time zone. */
export const TimeZone = z
  .string()
  .max(100)
  .refine((name) => zoneOf(name) !== null, { error: 'Must be a time zone such as Europe/Berlin.' })
  .transform((name) => zoneOf(name)?.name ?? name)
  .describe(
    'Time zone, by its IANA name such as `Europe/Berlin`; names of Windows are understood.',
  );

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(LINE, 'Must be a single line.')
    .describe('Name, 1 to 200 characters.'),
  description: z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/, 'Must have no NUL.')
    .describe('What it is for; at most 2,000 characters.'),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Must be such as #3366cc.')
    .describe('Colour to show it in, `#rrggbb`.'),
  time_zone: TimeZone,
  reminders_to: z
    .array(z.email().max(254))
    .max(10)
    .describe('E-mail addresses that alarms go to which name nobody; at most 10.'),
};

export const CreateCalendar = z
  .strictObject({
    space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
    name: fields.name,
    description: fields.description.default(''),
    color: fields.color.default('#3366cc'),
    time_zone: TimeZone.default('UTC'),
    reminders_to: fields.reminders_to.default([]),
  })
  .meta({ id: 'CreateCalendar' });
export type CreateCalendar = z.output<typeof CreateCalendar>;

export const UpdateCalendar = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateCalendar' });
export type UpdateCalendar = z.output<typeof UpdateCalendar>;

/** A calendar as callers see it. */
export const Calendar = z
  .object({
    id: z.string().describe('`cal_…`'),
    space_id: z.string().describe('`spc_…`'),
    name: z.string().describe('Name that people know it by.'),
    description: z.string().describe('What it is for.'),
    color: z.string().describe('Colour to show it in, `#rrggbb`.'),
    time_zone: z.string().describe('What times mean that name no zone.'),
    reminders_to: z.array(z.string()).describe('Whom alarms go to that name nobody.'),
    version: z.int().describe('Counts its changes.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Calendar' });
export const CalendarResponse = envelopeOf(Calendar);
export const CalendarListResponse = pageOf(Calendar);

/** Which calendars to list. */
export const ListCalendars = listQuery('calendars', {
  filters: { space_id: z.string().max(64).describe('`spc_…`; the main space if not given.') },
});
export type ListCalendars = z.output<typeof ListCalendars.schema>;

/** A calendar as callers see it. */
export const toCalendar = (row: CalendarEntity): z.output<typeof Calendar> => ({
  id: row.id,
  space_id: row.spaceId,
  name: row.name,
  description: row.description,
  color: row.color,
  time_zone: row.timeZone,
  reminders_to: row.remindersTo,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
