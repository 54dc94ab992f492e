import { envelopeOf, invalid } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText } from '../../money/money.schema.js';

const MOST_POINTS = 1000;
const STEP_MS = { hour: 3_600_000, day: 86_400_000 } as const;
const USUAL_POINTS = 30;

/** A moment of RFC 3339, with any offset. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const BalanceQuery = z
  .strictObject({
    at: Moment.optional().describe('What was there at this moment.'),
    version: z.coerce
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('What was there after this many entries.'),
    effective: z
      .enum(['true', 'false'])
      .default('false')
      .describe('Go by when entries take effect, in the place of when they were booked.'),
  })
  .refine(({ at, version }) => at === undefined || version === undefined, {
    path: ['version'],
    error: 'Give `at` or `version`, not both.',
  })
  .refine(({ effective, version }) => effective === 'false' || version === undefined, {
    path: ['version'],
    error: 'Versions are in the order of booking: leave `effective` out.',
  });
export type BalanceQuery = z.output<typeof BalanceQuery>;

const posted = AmountText.describe('What was booked, in minor units.');
const at = z.iso.datetime().describe('As of when.');
const version = z.int().describe('How many entries the wallet had.');
const currency = z.string().describe('Code of the currency.');

export const Balance = z
  .object({
    wallet: z.string().describe('`wal_…`'),
    currency,
    posted,
    held: AmountText.nullable().describe('What is put aside by holds; null for the past.'),
    available: AmountText.nullable().describe('What is not put aside; null for the past.'),
    version: version.nullable().describe('How many entries it had; null for `effective`.'),
    at,
  })
  .meta({ id: 'Balance' });

export const BalanceResponse = envelopeOf(Balance);

export const BalanceHistoryQuery = z.strictObject({
  from: Moment.optional().describe('First point; 30 steps before `to` when not given.'),
  to: Moment.optional().describe('No point after this; now when not given.'),
  step: z.enum(['hour', 'day']).default('day').describe('From one point to the next.'),
});
export type BalanceHistoryQuery = z.output<typeof BalanceHistoryQuery>;

export const BalanceHistoryResponse = envelopeOf(
  z
    .object({
      wallet: z.string().describe('`wal_…`'),
      currency,
      step: z.enum(['hour', 'day']).describe('From one point to the next.'),
      items: z.array(z.object({ at, posted, version })).describe('Oldest first.'),
    })
    .meta({ id: 'BalanceHistory' }),
);

/** The moments of a history, oldest first. @throws `validation_failed` for too many, or for none */
export function momentsOf({ from, to, step }: BalanceHistoryQuery, now: Date): Date[] {
  const stepMs = STEP_MS[step];
  const endMs = (to ?? now).getTime();
  const startMs = from?.getTime() ?? endMs - USUAL_POINTS * stepMs;
  if (startMs > endMs) throw invalidPeriod('`from` is after `to`.');
  const points = Math.floor((endMs - startMs) / stepMs) + 1;
  if (points > MOST_POINTS) throw invalidPeriod(`That is more than ${MOST_POINTS} points.`);
  return Array.from({ length: points }, (_none, place) => new Date(startMs + place * stepMs));
}

const invalidPeriod = (message: string) =>
  invalid([{ location: 'query.from', code: 'invalid_period', message }]);
