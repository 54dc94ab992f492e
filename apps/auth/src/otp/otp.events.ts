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
});
