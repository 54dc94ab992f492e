import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const ImportEvents = z
  .strictObject({
    ics: z
      .string()
      .min(1)
      .max(1_000_000)
      .describe('The calendar file (RFC 5545), at most 1,000,000 characters.'),
  })
  .meta({ id: 'ImportEvents' });
export type ImportEvents = z.output<typeof ImportEvents>;

export const ImportedEventsResponse = envelopeOf(
  z
    .object({
      created: z.int().describe('Events that are new.'),
      updated: z.int().describe('Events whose UID was there, now as in the file.'),
      problems: z
        .array(
          z.object({
            uid: z.string().nullable().describe('UID of the event; null when it has none.'),
            why: z.string().describe('What is wrong with it.'),
          }),
        )
        .describe('Events that could not be read; the others were taken all the same.'),
    })
    .meta({ id: 'ImportedEvents' }),
);
