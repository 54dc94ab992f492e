import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { VERDICTS } from './mail-judgement.js';

/** Mail that came in, beside `inbound.received`. Never holds what it says or who sent it. */
export const InboundMailEvents = defineEvents('inbound_mail', {
  received: {
    schema: z.object({
      id: z.string().describe('`inb_…`'),
      route_id: z.string().describe('`mrt_…`: the route that took it.'),
      in_reply_to: z.string().nullable().describe('Message of the project that it answers.'),
      spf: z.enum(VERDICTS).describe('Whether the server may send for the domain.'),
      dkim: z.enum(VERDICTS).describe('Whether a signature is right.'),
      dmarc: z.enum(VERDICTS).describe('Whether one of the two is for the domain of From.'),
      size_bytes: z.int().describe('Size of the mail.'),
      attachments: z.int().describe('How many files came with it.'),
    }),
    description: 'Mail came in by a route.',
  },
});
