import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { VERDICTS } from './mail-judgement.js';

const File = z.object({
  filename: z.string().nullable().describe('Name of the file, where it has one.'),
  content_type: z.string().describe('Media type, as the sender says.'),
  size_bytes: z.int().describe('Size.'),
  content_id: z.string().nullable().describe('How the HTML calls it, after `cid:`.'),
  url: z.url().describe('Where to get it within an hour.'),
});

/** What only mail has of the messages that came in. */
export const InboundMail = z
  .object({
    id: z.string().describe('`inb_…`'),
    route_id: z.string().describe('`mrt_…`: the route that took it.'),
    subject: z.string().describe('Subject; empty when it has none.'),
    text: z.string().nullable().describe('Plain text.'),
    html: z.string().nullable().describe('HTML, as it came: clean it before you show it.'),
    message_id: z.string().nullable().describe('Message-ID, as the mail says.'),
    spf: z.enum(VERDICTS).describe('Whether the server may send for the domain (RFC 7208).'),
    dkim: z.enum(VERDICTS).describe('Whether a signature is right (RFC 6376).'),
    dmarc: z
      .enum(VERDICTS)
      .describe('Whether one of the two is for the domain of From (RFC 7489).'),
    size_bytes: z.int().describe('Size of the mail.'),
    raw_url: z.url().describe('Where to get the mail as it came, within an hour.'),
    attachments: z.array(File).describe('Files that came with it.'),
  })
  .meta({ id: 'InboundMail' });
export type InboundMail = z.output<typeof InboundMail>;

export const InboundMailResponse = envelopeOf(InboundMail);
