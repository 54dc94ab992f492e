import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { QuietHours, TimeZone } from '../consent/quiet-hours.js';
import { ADDRESS_OF } from '../consent/suppressions/suppression.schema.js';
import { CHANNELS } from '../messages/message-channel.js';
import { Locale } from '../templates/template-body.schema.js';
import { VariableValues } from '../templates/variables/variable.schema.js';
import type { RecipientAddressEntity } from './recipient-address.entity.js';
import { ExternalId } from './recipient-reference.js';
import type { RecipientEntity } from './recipient.entity.js';

const BEST_FIRST = 'The best first; of those that are verified the first of a channel is used.';
const MOST_ADDRESSES = 20;
const MOST_PROPERTIES = 100;
const MOST_PROPERTY_BYTES = 32 * 1024;

const reached = {
  channel: z.enum(CHANNELS).describe('How it is reached.'),
  address: z.string().min(1).max(4096).describe('Phone number, e-mail address or device token.'),
};
const verified = z.boolean().describe('Whether the person has shown that it is theirs.');

const RecipientAddress = z.object({ ...reached, verified }).meta({ id: 'RecipientAddress' });

const NewRecipientAddress = z
  .strictObject({ ...reached, verified: verified.default(false) })
  .superRefine(({ channel, address }, context) => {
    const { error } = ADDRESS_OF[channel].safeParse(address);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['address'], message });
    }
  })
  .meta({ id: 'NewRecipientAddress' });

const addresses = z
  .array(NewRecipientAddress)
  .max(MOST_ADDRESSES)
  .refine(
    (all) =>
      new Set(all.map(({ channel, address }) => `${channel} ${address}`)).size === all.length,
    { error: 'An address stands in it twice.' },
  )
  .describe(BEST_FIRST);
const channels = z
  .array(z.enum(CHANNELS))
  .max(CHANNELS.length)
  .refine((all) => new Set(all).size === all.length, { error: 'A channel stands in it twice.' })
  .describe('Which channels to use, the best first; when empty in the order of the addresses.');
const properties = VariableValues.refine(
  (values) => Object.keys(values).length <= MOST_PROPERTIES,
  { error: `Must have at most ${MOST_PROPERTIES} entries.` },
)
  .refine((values) => Buffer.byteLength(JSON.stringify(values)) <= MOST_PROPERTY_BYTES, {
    error: 'Must be at most 32 KiB.',
  })
  .refine((values) => !JSON.stringify(values).includes('\\u0000'), { error: 'Must hold no NUL.' })
  .describe('Values of variables, for templates that declare them.');

const fields = {
  external_id: ExternalId.nullable().describe('Your own name of the person.'),
  locale: Locale.nullable().describe('Language wanted of templates.'),
  time_zone: TimeZone.nullable().describe('Time zone, for quiet hours and times without offset.'),
  quiet_hours: QuietHours.nullable().describe('In the place of those of the project.'),
  channels,
  addresses,
  properties,
};

export const CreateRecipient = z
  .strictObject({
    external_id: fields.external_id.default(null),
    locale: fields.locale.default(null),
    time_zone: fields.time_zone.default(null),
    quiet_hours: fields.quiet_hours.default(null),
    channels: channels.default([]),
    addresses: addresses.default([]),
    properties: properties.default({}),
  })
  .meta({ id: 'CreateRecipient' });
export type CreateRecipient = z.output<typeof CreateRecipient>;

/** What changes of a recipient; lists and properties are given whole. */
export const UpdateRecipient = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateRecipient' });
export type UpdateRecipient = z.output<typeof UpdateRecipient>;

export const Recipient = z
  .object({
    id: z.string().describe('`rcp_…`'),
    ...fields,
    addresses: z.array(RecipientAddress).describe(BEST_FIRST),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.output<typeof Recipient>;

export const RecipientResponse = envelopeOf(Recipient);
export const RecipientListResponse = pageOf(Recipient);

/** Which recipients to list. */
export const ListRecipients = listQuery('recipients', {
  filters: {
    external_id: z.string().max(128).describe('Only the recipient of exactly this external id.'),
    address: z.string().max(4096).describe('Only those who have exactly this address.'),
  },
});
export type ListRecipients = z.output<typeof ListRecipients.schema>;

/** A recipient with the addresses, in their order. */
export interface KnownRecipient {
  readonly id: string;
  readonly recipient: RecipientEntity;
  readonly addresses: readonly RecipientAddressEntity[];
}

export function toRecipient({ recipient, addresses: all }: KnownRecipient): Recipient {
  return {
    id: recipient.id,
    external_id: recipient.externalId,
    locale: recipient.locale,
    time_zone: recipient.timeZone,
    quiet_hours: recipient.quietHours,
    channels: recipient.channels,
    addresses: all.map(({ channel, address, isVerified }) => ({
      channel,
      address,
      verified: isVerified,
    })),
    properties: recipient.properties,
    created_at: recipient.createdAt.toISOString(),
    updated_at: recipient.updatedAt.toISOString(),
  };
}
