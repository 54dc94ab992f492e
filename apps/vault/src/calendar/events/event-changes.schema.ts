import { z } from 'zod';
import { Alarms } from '../alarms/alarm.schema.js';
import { readRule } from '../recurrence/rule.js';
import { EventTime } from './event-time.js';

const NO_NUL = /^[^\0]*$/;
const ANSWERS = ['needs-action', 'accepted', 'declined', 'tentative', 'delegated'] as const;

function isRule(text: string): boolean {
  try {
    readRule(text);
    return true;
  } catch {
    return false;
  }
}

const Attendee = z
  .strictObject({
    email: z.email().max(254).describe('Address of e-mail.'),
    name: z
      .string()
      .max(200)
      .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
      .default('')
      .describe('Name, at most 200 characters.'),
    status: z.enum(ANSWERS).default('needs-action').describe('What they answered.'),
    rsvp: z.boolean().default(true).describe('Whether an answer is wanted.'),
  })
  .meta({ id: 'NewAttendee' });

const fields = {
  summary: z
    .string()
    .trim()
    .max(500)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('Title, at most 500 characters.'),
  description: z
    .string()
    .max(20_000)
    .regex(NO_NUL, 'Must have no NUL.')
    .describe('At most 20,000 characters.'),
  location: z
    .string()
    .max(500)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('Where, at most 500 characters.'),
  start: EventTime,
  end: EventTime.optional().describe(
    'When it ends, itself not in it; of a day, the day after the last.',
  ),
  recurrence: z
    .string()
    .max(2_000)
    .regex(/^[A-Za-z0-9=;,+-]+$/, 'Must be a rule such as FREQ=WEEKLY;BYDAY=MO.')
    .refine(isRule, { error: 'Is no rule of RFC 5545, 3.3.10.' })
    .nullable()
    .describe(
      'How it repeats, as RFC 5545 writes it: `FREQ=WEEKLY;BYDAY=MO`; null for not at all.',
    ),
  status: z.enum(['tentative', 'confirmed', 'cancelled']).describe('Whether it takes place.'),
  transparent: z.boolean().describe('Whether the time is free although there is an event.'),
  organizer: z.email().max(254).nullable().describe('Who invites; null for nobody.'),
  attendees: z.array(Attendee).max(200).describe('Who is invited; at most 200.'),
  alarms: Alarms,
};
const isWhole = ({ start, end }: { start?: EventTime; end?: EventTime }) =>
  !start || !end || 'date' in start === 'date' in end;
const notWhole = { error: 'Must be a day when the start is one, and a time else.', path: ['end'] };

const SendInvitations = z
  .boolean()
  .describe('Whether those who are invited, or not any more, are told by mail from `organizer`.');

export const CreateCalendarEvent = z
  .strictObject({
    uid: z
      .string()
      .regex(/^[\x21-\x7E]{1,255}$/, 'Must be 1 to 255 printable characters.')
      .optional()
      .describe('What calendars everywhere know it by; a new one if not given.'),
    summary: fields.summary.default(''),
    description: fields.description.default(''),
    location: fields.location.default(''),
    start: fields.start,
    end: fields.end,
    recurrence: fields.recurrence.default(null),
    status: fields.status.default('confirmed'),
    transparent: fields.transparent.default(false),
    organizer: fields.organizer.default(null),
    attendees: fields.attendees.default([]),
    alarms: Alarms.default([]),
    send_invitations: SendInvitations.default(false),
  })
  .refine(isWhole, notWhole)
  .refine((given) => !given.send_invitations || given.organizer !== null, {
    error: 'Invitations need somebody who invites.',
    path: ['organizer'],
  })
  .meta({ id: 'CreateCalendarEvent' });
export type CreateCalendarEvent = z.output<typeof CreateCalendarEvent>;
export type EventFields = Omit<CreateCalendarEvent, 'uid' | 'send_invitations'>;

const Instance = z
  .string()
  .max(40)
  .describe('Name of one instance, from `GET /calendars/{calendar}/instances`; all if not given.');
const Range = z
  .enum(['this', 'this_and_future'])
  .default('this')
  .describe('Whether those that follow the instance are meant too.');

export const UpdateCalendarEvent = z
  .strictObject({
    ...fields,
    instance: Instance,
    range: Range,
    send_invitations: SendInvitations,
  })
  .partial()
  .refine(isWhole, notWhole)
  .refine(
    ({ instance: _one, range: _range, send_invitations: _sent, ...changes }) =>
      Object.keys(changes).length > 0,
    {
      error: 'Give what is to change.',
    },
  )
  .refine(({ instance, recurrence }) => instance === undefined || recurrence === undefined, {
    error: 'One instance has no rule of its own.',
    path: ['recurrence'],
  })
  .meta({ id: 'UpdateCalendarEvent' });
export type UpdateCalendarEvent = z.output<typeof UpdateCalendarEvent>;

export const DeleteCalendarEvent = z.strictObject({
  instance: Instance.optional(),
  range: Range,
  send_invitations: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether those who are invited are told by mail.'),
});
export type DeleteCalendarEvent = z.output<typeof DeleteCalendarEvent>;
