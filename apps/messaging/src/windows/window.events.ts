import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** Windows in which people on WhatsApp may be answered. Never holds a number. */
export const WindowEvents = defineEvents('message_window', {
  opened: {
    schema: z.object({
      inbound_id: z.string().describe('`inb_…`: the message that opened it.'),
      closes_at: z.iso.datetime().describe('When it closes, if nothing more comes in.'),
    }),
    description: 'Somebody wrote on WhatsApp whose window was closed: for a day, any answer goes.',
  },
});
