import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

/** What became of a report. */
export const ReportOutcome = z
  .object({
    status: z
      .enum(['stored', 'late', 'duplicate', 'refused'])
      .describe('One that is refused need not be sent again.'),
    code: z.string().nullable().describe('Why it was refused; null when it was not.'),
  })
  .meta({ id: 'ReportOutcome' });
export const ReportResponse = envelopeOf(ReportOutcome);
