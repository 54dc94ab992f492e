import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { REMINDER_STATUSES, type ReminderEntity } from './reminder.entity.js';

const YEAR_S = 366 * 86_400;
const to = {
  email: z.email().max(254).describe('E-mail address.'),
  sms: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'Must be a number such as +4237771234.')
    .describe('Telephone number as E.164.'),
};

export const CreateReminder = z
  .strictObject({
    before_due_s: z
      .int()
      .min(-YEAR_S)
      .max(YEAR_S)
      .optional()
      .describe(
        'Seconds before the task is due; of a day, before it begins where it is: −32400 is 9 in the morning.',
      ),
    at: z.iso.datetime({ offset: true }).optional().describe('A time of its own.'),
    channel: z.enum(['email', 'sms']).default('email').describe('How it is sent.'),
    to: z.string().max(254).describe('E-mail address, or telephone number for `sms`.'),
  })
  .refine(({ before_due_s: before, at }) => (before === undefined) !== (at === undefined), {
    error: 'Give one of `before_due_s` and `at`.',
    path: ['before_due_s'],
  })
  .refine(({ channel, to: address }) => to[channel].safeParse(address).success, {
    error: 'Must be an address of this channel.',
    path: ['to'],
  })
  .meta({ id: 'CreateReminder' });
export type CreateReminder = z.output<typeof CreateReminder>;

export const Reminder = z
  .object({
    id: z.string().describe('`rem_…`'),
    task_id: z.string().describe('`tsk_…`'),
    before_due_s: z.int().nullable().describe('Seconds before the task is due.'),
    at: z.iso.datetime().nullable().describe('Its own time.'),
    channel: z.enum(['email', 'sms']).describe('How it is sent.'),
    to: z.string().describe('To whom.'),
    due_at: z.iso
      .datetime()
      .nullable()
      .describe('When it is sent; null while the task is done, or has no time.'),
    status: z.enum(REMINDER_STATUSES).describe('What became of it; `idle` when it has no time.'),
    sent_at: z.iso.datetime().nullable().describe('When Messaging took it last.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.output<typeof Reminder>;

export const ReminderResponse = envelopeOf(Reminder);
export const ReminderListResponse = pageOf(Reminder);

/** Which reminders to list. */
export const ListReminders = listQuery('reminders');
export type ListReminders = z.output<typeof ListReminders.schema>;

/** A reminder as callers see it. */
export const toReminder = (row: ReminderEntity): Reminder => ({
  id: row.id,
  task_id: row.taskId,
  before_due_s: row.beforeDueS,
  at: row.at?.toISOString() ?? null,
  channel: row.channel,
  to: row.recipient,
  due_at: row.dueAt?.toISOString() ?? null,
  status: row.status,
  sent_at: row.sentAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
