import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Otp = z.object({
  id: z.string().describe('`otp_…`'),
  channel: z.string().describe('How the code is sent.'),
});

/** What happens to the one-time passwords of a project's own users. */
export const OtpEvents = defineEvents('otp', {
  requested: { schema: Otp, description: 'A one-time password was asked for.' },
  verified: { schema: Otp, description: 'A one-time password was entered correctly.' },
  blocked: {
    schema: Otp.extend({
      reasons: z
        .array(z.string())
        .describe('`prefix_conversion`, `country_conversion`: too few codes are entered there.'),
    }),
    description: 'A one-time password was not sent, as it would most likely be paid for in vain.',
  },
});

const Block = z.object({
  id: z.string().describe('`obl_…`'),
  kind: z.string().describe('`prefix` or `country`.'),
  value: z.string().describe('The prefix or the country.'),
});

/** What happens to the blocks of prefixes and countries. */
export const OtpBlockEvents = defineEvents('otp_block', {
  created: {
    schema: Block.extend({
      sends: z.int().describe('Messages of the last hour.'),
      verified: z.int().describe('Verifications among them that were finished.'),
    }),
    description: 'A prefix or a country gets no codes any more until it is released.',
  },
  released: { schema: Block, description: 'A prefix or a country gets codes again.' },
});
