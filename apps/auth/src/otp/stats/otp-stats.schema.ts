import { z } from 'zod';

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

export const ReadOtpStats = z
  .strictObject({
    from: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('From this time on; seven days ago if not given.'),
    until: z.iso.datetime({ offset: true }).optional().describe('Until then; now if not given.'),
    by: z
      .enum(['day', 'channel', 'country'])
      .default('day')
      .describe('What the numbers are told apart by; days are those of UTC.'),
  })
  .refine(
    ({ from, until }) =>
      !from || !until || Date.parse(until) - Date.parse(from) <= MOST_DAYS * DAY_MS,
    { error: `At most ${MOST_DAYS} days at once.`, path: ['from'] },
  );
export type ReadOtpStats = z.output<typeof ReadOtpStats>;

const Funnel = z
  .object({
    requested: z.int().describe('Verifications that were asked for.'),
    blocked: z.int().describe('Those that were not sent, as few codes are entered there.'),
    sent: z.int().describe('Those of which a message was handed over.'),
    delivered: z.int().describe('Those of which a message is known to have arrived.'),
    verified: z.int().describe('Those of which the right code was entered.'),
  })
  .meta({ id: 'OtpFunnel' });
export type Funnel = z.output<typeof Funnel>;

export const OtpStats = z
  .object({
    from: z.iso.datetime().describe('Begin of the time that was counted.'),
    until: z.iso.datetime().describe('End of the time that was counted.'),
    total: Funnel.describe('Everything together.'),
    groups: z
      .array(
        Funnel.extend({
          key: z.string().nullable().describe('The day, channel or country; null for none.'),
        }).meta({ id: 'OtpStatsGroup' }),
      )
      .describe('The same by what was asked for.'),
  })
  .meta({ id: 'OtpStats' });
export type OtpStats = z.output<typeof OtpStats>;
