import { z } from 'zod';

const MOST_PARAMETERS = 30;
const MOST_COMPONENTS = 13;

const carried = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'), {
  error: 'Must be well-formed Unicode without NUL characters.',
});

/** A file that WhatsApp fetches, or has already. */
const file = {
  link: z
    .string()
    .max(2048)
    .regex(/^https?:\/\/\S+$/, 'Must be an http or https address.')
    .optional()
    .describe('Address that WhatsApp fetches it from.'),
  id: z
    .string()
    .regex(/^\w{1,200}$/)
    .optional()
    .describe('Id that it got when it was uploaded to WhatsApp.'),
};
const hasOne = ({ link, id }: { readonly link?: unknown; readonly id?: unknown }) =>
  (link === undefined) !== (id === undefined);
const one = { error: 'Give `link` or `id`.' };
const filename = carried.min(1).max(240).optional().describe('Name that the recipient sees.');

/** A picture, film, sound or document. */
export const WhatsappMedia = z
  .strictObject({
    kind: z.enum(['image', 'video', 'audio', 'document']).describe('What it is.'),
    ...file,
    filename,
  })
  .refine(hasOne, one)
  .refine(({ kind, filename: name }) => name === undefined || kind === 'document', {
    path: ['filename'],
    error: 'Only documents have a name.',
  })
  .describe('A file, with `text` as its caption.');

const MediaFile = z.strictObject(file).refine(hasOne, one);
const DocumentFile = z.strictObject({ ...file, filename }).refine(hasOne, one);
const parameterName = z
  .string()
  .regex(/^[a-z0-9_]{1,60}$/)
  .optional()
  .describe('Name of the parameter, where the template has names.');

const Parameter = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    parameter_name: parameterName,
    text: carried.min(1).max(4096).describe('What is put into the template.'),
  }),
  z.strictObject({ type: z.literal('image'), image: MediaFile }),
  z.strictObject({ type: z.literal('video'), video: MediaFile }),
  z.strictObject({ type: z.literal('document'), document: DocumentFile }),
  z.strictObject({
    type: z.literal('payload'),
    payload: carried.min(1).max(256).describe('What comes back when the button is pressed.'),
  }),
]);
const parameters = z.array(Parameter).min(1).max(MOST_PARAMETERS).describe('In their order.');

const Component = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('header'), parameters }),
  z.strictObject({ type: z.literal('body'), parameters }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.enum(['quick_reply', 'url', 'copy_code']).describe('Kind of the button.'),
    index: z.int().min(0).max(9).describe('Which button; the first is 0.'),
    parameters,
  }),
]);

/** A template that WhatsApp has approved, and what is put into it. */
export const WhatsappTemplate = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9_]{1,512}$/)
      .describe('Name of the template at WhatsApp.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(_[A-Z]{2,4})?$/, 'Must be a language such as `en` or `en_US`.')
      .describe('Language of the template at WhatsApp.'),
    components: z
      .array(Component)
      .max(MOST_COMPONENTS)
      .optional()
      .describe('What is put into its parts.'),
  })
  .describe('A template that WhatsApp approved. It may be sent at any time.');
export type WhatsappTemplate = z.output<typeof WhatsappTemplate>;

/** What only messages on WhatsApp have. */
export const whatsappFields = {
  media: WhatsappMedia.optional(),
  whatsapp_template: WhatsappTemplate.optional(),
  in_reply_to: z
    .string()
    .regex(/^(inb_[0-9a-z]{26}|wamid\.[\w=+/-]{1,200})$/, 'Must be `inb_…` or `wamid.…`.')
    .optional()
    .describe('Message of the recipient that this answers: `inb_…`, or its name at WhatsApp.'),
  preview_url: z.boolean().optional().describe('Whether links in the text show what they lead to.'),
};
