import { z } from 'zod';
import { Attachments } from '../attachments/attachment.schema.js';
import { Locale } from '../templates/template-body.schema.js';
import { RecipientRef } from '../recipients/recipient-reference.js';
import { TopicKey } from '../topics/topic-key.js';
import { WantedTracking } from '../tracking/tracking.schema.js';
import { VariableValues } from '../templates/variables/variable.schema.js';
import {
  EmailContent,
  Label,
  PushContent,
  SmsContent,
  WhatsappContent,
} from './message-content.schema.js';
import { PushRecipient } from '../devices/push-recipient.schema.js';
import { timing } from './send-time.js';
import { EmailAddress, PhoneNumber } from './recipient.schema.js';

const MOST_LABELS = 20;

const metadata = z
  .record(
    z.string().regex(/^[\w.-]{1,40}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.'),
    Label,
  )
  .refine((labels) => Object.keys(labels).length <= MOST_LABELS, {
    error: `Must have at most ${MOST_LABELS} entries.`,
  })
  .default({})
  .describe('Up to 20 texts of your own, kept with the message.');

/** The four channels, each with its own kind of recipient and content. */
function byChannel<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('channel', [
    z.strictObject({ channel: z.literal('sms'), to: PhoneNumber, content: SmsContent, ...shape }),
    z.strictObject({
      channel: z.literal('email'),
      to: EmailAddress,
      content: EmailContent,
      ...shape,
    }),
    z.strictObject({
      channel: z.literal('push'),
      to: PushRecipient,
      content: PushContent,
      ...shape,
    }),
    z.strictObject({
      channel: z.literal('whatsapp'),
      to: PhoneNumber,
      content: WhatsappContent,
      ...shape,
    }),
  ]);
}

/** An address of the channel, or somebody whose address is known. */
const orRecipient = <Address extends z.ZodType>(address: Address) =>
  z.union([address, RecipientRef]);

/** The same for messages that may be made of a template. */
function byChannelOrTemplate<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.discriminatedUnion('channel', [
    z.strictObject({
      channel: z.literal('sms'),
      to: orRecipient(PhoneNumber),
      content: SmsContent.optional(),
      ...shape,
    }),
    z.strictObject({
      channel: z.literal('email'),
      to: orRecipient(EmailAddress),
      content: EmailContent.optional(),
      ...shape,
    }),
    z.strictObject({
      channel: z.literal('push'),
      to: orRecipient(PushRecipient),
      content: PushContent.optional(),
      ...shape,
    }),
    z.strictObject({
      channel: z.literal('whatsapp'),
      to: orRecipient(PhoneNumber),
      content: WhatsappContent.optional(),
      ...shape,
    }),
  ]);
}

const template = z
  .string()
  .max(64)
  .describe('Id or name of a published template, in the place of `content`.');

const templated = {
  template: template.optional(),
  variables: VariableValues.optional(),
  locale: Locale.optional().describe('Language wanted of the template, such as `de-AT`.'),
};

const MOST_FALLBACKS = 3;

const fallback = {
  fallback: z
    .array(byChannelOrTemplate({}))
    .min(1)
    .max(MOST_FALLBACKS)
    .optional()
    .describe(
      'Other channels, tried in turn when the one before fails or does not deliver in time.',
    ),
  fallback_after_s: z
    .int()
    .min(60)
    .max(259_200)
    .default(600)
    .describe('Seconds that each channel has to deliver before the next one is tried.'),
};

const consent = {
  topic: TopicKey.optional().describe('Key of the topic that it is about, such as `news`.'),
  urgent: z
    .boolean()
    .optional()
    .describe('Whether it is sent in quiet hours too; all but marketing is, if not given.'),
};

const shared = {
  ...templated,
  ...timing,
  ...fallback,
  ...consent,
  attachments: Attachments.optional(),
  tracking: WantedTracking.optional(),
  metadata,
};

/** The channels that the recipient prefers, as far as the template says something on them. */
const preferred = z.strictObject({
  channel: z.literal('preferred'),
  to: RecipientRef,
  ...shared,
});

/** What a project sends. */
export const CreateMessage = z
  .discriminatedUnion('channel', [...byChannelOrTemplate(shared).options, preferred])
  .superRefine((wanted, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    if (wanted.attachments !== undefined && wanted.channel !== 'email') {
      refuse('attachments', 'Only e-mail has attachments.');
    }
    if (wanted.tracking !== undefined && wanted.channel !== 'email') {
      refuse('tracking', 'Only e-mail can be followed.');
    }
    const { template: name, variables, locale, fallback: others = [] } = wanted;
    if (name === undefined) {
      if (variables !== undefined) refuse('variables', 'Only a template has variables.');
      if (locale !== undefined) refuse('locale', 'Only a template has languages.');
    }
    for (const [place, way] of [wanted, ...others].entries()) {
      const content = 'content' in way ? way.content : undefined;
      const field = place === 0 ? 'content' : `fallback.${place - 1}.content`;
      if (name === undefined && content === undefined) {
        refuse(field, 'Give `content` or `template`.');
      } else if (name !== undefined && content !== undefined) {
        refuse(field, 'Give `content` or `template`, not both.');
      }
    }
  })
  .meta({ id: 'CreateMessage' });
export type CreateMessage = z.output<typeof CreateMessage>;

/** What another service sends, for a project or for the installation itself. */
export const CreateInternalMessage = byChannel({
  project_id: z.string().max(64).nullable().describe('Null for messages of the installation.'),
  mode: z.enum(['live', 'test']).default('live').describe('Of the request that this serves.'),
  sender_name: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}<>"]+$/u, 'No line breaks, quotes or angle brackets.')
    .optional()
    .describe('Who the recipient is to see; the name of the installation if not given.'),
  attachments: Attachments.optional(),
  kind: z.enum(['otp', 'transactional']).describe('`otp` goes first and is blanked early.'),
  validity_s: z.int().min(1).max(86_400).describe('Seconds in which it may still be sent.'),
  reference: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .describe('The sender’s own name for it.'),
}).meta({ id: 'CreateInternalMessage' });
export type CreateInternalMessage = z.output<typeof CreateInternalMessage>;
