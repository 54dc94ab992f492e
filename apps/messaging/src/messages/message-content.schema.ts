import { z } from 'zod';
import { pushFields } from '../devices/push-fields.schema.js';
import { whatsappFields } from '../drivers/whatsapp-cloud/whatsapp-template.schema.js';
import type { Channel } from './message-channel.js';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Text that every store and channel can carry: no NUL, no half of a surrogate pair. */
const carriable = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'), {
  error: 'Must be well-formed Unicode without NUL characters.',
});

const text = (maxChars: number) => carriable.max(maxChars);

const body = carriable.refine((value) => Buffer.byteLength(value) <= BODY_LIMIT_BYTES, {
  error: 'Must be at most 256 KiB of UTF-8.',
});

// A line break in a subject would let the caller write headers of their own.
const subject = text(998).regex(/^[^\r\n]*$/, 'Must be a single line.');

export const SmsContent = z.strictObject({
  text: text(1600).min(1).describe('At most 1600 characters; long texts travel in parts.'),
});

const MOST_CAPTION_CHARS = 1024;

export const WhatsappContent = z
  .strictObject({
    text: text(4096)
      .min(1)
      .optional()
      .describe('At most 4096 characters, with `media` 1024. Needs a window that is open.'),
    ...whatsappFields,
  })
  .refine((content) => content.text ?? content.media ?? content.whatsapp_template, {
    path: ['text'],
    error: 'Give `text`, `media` or `whatsapp_template`.',
  })
  .refine(({ text: caption = '', media }) => !media || caption.length <= MOST_CAPTION_CHARS, {
    path: ['text'],
    error: `A caption has at most ${MOST_CAPTION_CHARS} characters.`,
  });

export const PushContent = z.strictObject({
  subject: subject.max(200).optional().describe('Title of the notification.'),
  text: text(2000).min(1).describe('At most 2000 characters.'),
  ...pushFields,
});

export const EmailContent = z
  .strictObject({
    subject: subject.min(1).describe('A single line of at most 998 characters (RFC 5322).'),
    text: body.optional().describe('Plain text, at most 256 KiB.'),
    html: body.optional().describe('HTML, at most 256 KiB.'),
  })
  .refine(({ text: plain, html }) => Boolean(plain ?? html), {
    path: ['text'],
    error: 'An e-mail needs `text`, `html` or both.',
  });

/** What a message says, whatever its channel. */
export const MessageContent = z
  .object({
    subject: z.string().optional().describe('Subject of an e-mail, title of a notification.'),
    text: z.string().optional().describe('Plain text.'),
    html: z.string().optional().describe('HTML of an e-mail.'),
    from: z.string().optional().describe('Sender of a mail that was handed over by SMTP.'),
    from_name: z.string().optional().describe('Name of that sender.'),
    reply_to: z.string().optional().describe('Where answers to such a mail go.'),
    ...pushFields,
    ...whatsappFields,
    attachments: z
      .array(
        z.object({
          filename: z.string().describe('Name that the recipient sees.'),
          content_type: z.string().describe('Media type.'),
          size_bytes: z.int().describe('Size.'),
        }),
      )
      .optional()
      .describe('Files that go with an e-mail.'),
  })
  .meta({ id: 'MessageContent' });
export type MessageContent = z.output<typeof MessageContent>;

/** A short text of the caller that is stored beside a message. */
export const Label = text(500);

/** What a message may say on each channel. */
export const CONTENT_OF: Readonly<Record<Channel, z.ZodType<MessageContent>>> = {
  sms: SmsContent,
  email: EmailContent,
  push: PushContent,
  whatsapp: WhatsappContent,
};
