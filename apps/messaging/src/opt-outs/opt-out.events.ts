import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const OptOut = z.object({
  id: z.string().describe('`oou_…`'),
  message_id: z.string().nullable().describe('Message whose link was used.'),
});

/** What recipients of mail decide. Never holds an address. */
export const OptOutEvents = defineEvents('mail_opt_out', {
  created: { schema: OptOut, description: 'A recipient wants no more mail.' },
  deleted: { schema: OptOut, description: 'A recipient may be sent mail again.' },
});
