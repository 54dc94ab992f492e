import { z } from 'zod';
import { WhatsappTemplate } from '../drivers/whatsapp-cloud/whatsapp-template.schema.js';

const SOURCE_LIMIT_BYTES = 256 * 1024;
const MOST_LOCALES = 50;

const source = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'), {
  error: 'Must be well-formed Unicode without NUL characters.',
});
const long = source.refine((value) => Buffer.byteLength(value) <= SOURCE_LIMIT_BYTES, {
  error: 'Must be at most 256 KiB of UTF-8.',
});
const line = source.max(998).regex(/^[^\r\n]*$/, 'Must be a single line.');

const EmailBody = z
  .strictObject({
    subject: line.min(1).describe('Subject.'),
    mjml: long.optional().describe('MJML; HTML that mail programs understand is made of it.'),
    html: long.optional().describe('HTML, in the place of `mjml`.'),
    text: long.optional().describe('Plain text; made of the HTML when not given.'),
  })
  .refine(({ mjml, html }) => mjml === undefined || html === undefined, {
    path: ['html'],
    error: 'Give `mjml` or `html`, not both.',
  })
  .refine(({ mjml, html, text }) => Boolean(mjml ?? html ?? text), {
    path: ['mjml'],
    error: 'An e-mail needs `mjml`, `html` or `text`.',
  });

const WhatsappBody = z
  .strictObject({
    text: source.min(1).max(10_000).optional().describe('Text, for windows that are open.'),
    whatsapp_template: WhatsappTemplate.optional(),
  })
  .refine(({ text, whatsapp_template: approved }) => Boolean(text ?? approved), {
    path: ['text'],
    error: 'Give `text`, `whatsapp_template` or both.',
  });

const Bodies = z
  .strictObject({
    email: EmailBody.optional(),
    sms: z.strictObject({ text: source.min(1).max(5000).describe('Text.') }).optional(),
    push: z
      .strictObject({
        subject: line.max(500).optional().describe('Title of the notification.'),
        text: source.min(1).max(5000).describe('Text.'),
      })
      .optional(),
    whatsapp: WhatsappBody.optional(),
  })
  .refine((bodies) => Object.keys(bodies).length > 0, { error: 'Must have a channel at least.' })
  .meta({ id: 'TemplateBodies' });

/** A language of BCP 47, as far as templates need it: `de`, `de-AT`, `zh-Hant`. */
export const Locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be a language tag such as `de` or `de-AT`.');

/** What a template says, by language and channel. Gaps are written as Liquid: `{{ name }}`. */
export const TemplateBodies = z
  .record(Locale, Bodies)
  .refine((locales) => Object.keys(locales).length > 0, { error: 'Must have a language at least.' })
  .refine((locales) => Object.keys(locales).length <= MOST_LOCALES, {
    error: `Must have at most ${MOST_LOCALES} languages.`,
  })
  .describe('Bodies by language, then by channel; gaps are Liquid, such as `{{ name }}`.');
export type TemplateBodies = z.output<typeof TemplateBodies>;
export type ChannelBody = NonNullable<z.output<typeof Bodies>[keyof z.output<typeof Bodies>]>;
