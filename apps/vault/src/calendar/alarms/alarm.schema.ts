import { z } from 'zod';
import {
  MOST_ALARMS,
  MOST_OFFSET_S,
  MOST_RECIPIENTS,
  MOST_REPEATS,
  type PlannedAlarm,
} from './planned-alarm.js';

const Alarm = z
  .strictObject({
    before_s: z
      .int()
      .min(-MOST_OFFSET_S)
      .max(MOST_OFFSET_S)
      .nullable()
      .default(null)
      .describe('Seconds before it starts, or ends; of a day, before the day: −32400 is nine.'),
    related_to: z
      .enum(['start', 'end'])
      .default('start')
      .describe('Of which of both `before_s` is.'),
    at: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .describe('A time of its own, once, in the place of `before_s`.'),
    repeat: z.int().min(0).max(MOST_REPEATS).default(0).describe('How often it comes again.'),
    every_s: z
      .int()
      .min(60)
      .max(86_400)
      .nullable()
      .default(null)
      .describe('Seconds between the times that it comes again.'),
    to: z
      .array(z.email().max(254))
      .max(MOST_RECIPIENTS)
      .default([])
      .describe(
        'E-mail addresses that it goes to, of who invites, is invited or is a member; those of the calendar if there are none.',
      ),
  })
  .refine(({ before_s: before, at }) => (before === null) !== (at === null), {
    error: 'Give one of `before_s` and `at`.',
    path: ['before_s'],
  })
  .refine(({ repeat, every_s: every }) => repeat === 0 || every !== null, {
    error: 'Is needed with `repeat`.',
    path: ['every_s'],
  })
  .meta({ id: 'NewEventAlarm' });
export type Alarm = z.output<typeof Alarm>;

/** The alarms that an event is to have. */
export const Alarms = z
  .array(Alarm)
  .max(MOST_ALARMS)
  .describe(
    'When somebody is reminded by mail, at most 10; calendar programs get them as VALARM. Given, they replace all.',
  );

/** An alarm as callers see it. */
export const ShownAlarm = z
  .object({
    before_s: z.int().nullable().describe('Seconds before it starts, or ends.'),
    related_to: z.enum(['start', 'end']).describe('Of which of both `before_s` is.'),
    at: z.iso.datetime().nullable().describe('A time of its own.'),
    repeat: z.int().describe('How often it comes again.'),
    every_s: z.int().nullable().describe('Seconds between the times that it comes again.'),
    to: z
      .array(z.string())
      .describe('E-mail addresses that it names; strangers among them get no mail.'),
  })
  .meta({ id: 'EventAlarm' });

export const toAlarm = (alarm: PlannedAlarm): z.output<typeof ShownAlarm> => ({
  // Zero has no sign here.
  before_s: alarm.offset === null ? null : 0 - alarm.offset,
  related_to: alarm.isOfEnd ? 'end' : 'start',
  at: alarm.at === null ? null : new Date(alarm.at * 1000).toISOString(),
  repeat: alarm.repeat,
  every_s: alarm.repeat === 0 ? null : alarm.everyS,
  to: [...alarm.to],
});
