import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Inbound = z.object({
  id: z.string().describe('`inb_…`'),
  channel: z.string().describe('How it came.'),
  kind: z.string().describe('What it is, such as `text` or `image`.'),
  provider_id: z.string().describe('`mpr_…`: who took it in.'),
  in_reply_to: z.string().nullable().describe('Message of the project that it answers.'),
});

/** What comes in. Never holds what a message says or who sent it. */
export const InboundEvents = defineEvents('inbound', {
  received: { schema: Inbound, description: 'Somebody sent a message to the project.' },
});
