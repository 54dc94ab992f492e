import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const MOST_DAYS = 366;
const DAY_S = 86_400;

const at = z.iso.datetime();
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A clock that a project moves itself. */
export const TestClock = z
  .object({
    id: z.string().nullable().describe('`tck_…`; null when there is none.'),
    now_at: at.describe('What time it is for the project in this mode.'),
    status: z
      .enum(['real_time', 'ready', 'advancing'])
      .describe(
        '`ready` when it stands, `advancing` while what comes due on the way is being done; `real_time` when there is no clock, as always in live mode.',
      ),
    target_at: at.nullable().describe('Where it is going; null when it stands.'),
    created_at: at.nullable().describe('When it was made, in real time; null for none.'),
    updated_at: at.nullable().describe('When it last changed, in real time; null for none.'),
  })
  .meta({ id: 'TestClock' });
export type TestClock = z.output<typeof TestClock>;

/** What time it is to be; real time when it is not said. */
export const CreateTestClock = z
  .strictObject({
    now_at: moment
      .optional()
      .describe('From real time, the default, to 366 days later; moves there as `advance` does.'),
  })
  .meta({ id: 'CreateTestClock' });
export type CreateTestClock = z.output<typeof CreateTestClock>;

/** How far time is to move. */
export const AdvanceTestClock = z
  .strictObject({
    to: moment.optional().describe('The time that it is to be; asked for twice it is one move.'),
    by: z
      .int()
      .min(1)
      .max(MOST_DAYS * DAY_S)
      .optional()
      .describe('Seconds instead of `to`, up to 366 days.'),
  })
  .refine(({ to, by }) => (to === undefined) !== (by === undefined), {
    error: 'Give either `to` or `by`.',
    path: ['to'],
  })
  .meta({ id: 'AdvanceTestClock' });
export type AdvanceTestClock = z.output<typeof AdvanceTestClock>;

export const TestClockResponse = envelopeOf(TestClock);
