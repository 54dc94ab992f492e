import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ADDRESS_OF } from '../consent/suppressions/suppression.schema.js';
import { CHANNELS } from '../messages/message-channel.js';
import type { TopicState } from './topic-choices.js';
import { TopicKey } from './topic-key.js';

const channel = z.enum(CHANNELS).describe('How it is got.');
const wanted = z.boolean().describe('Whether they get it.');

/** What somebody wants of topics. */
const Choices = z
  .array(
    z.strictObject({
      topic: TopicKey,
      channel: channel.optional().describe('On all channels when not given.'),
      is_opted_in: wanted,
    }),
  )
  .min(1)
  .max(400)
  .describe('Topics that are not named stay as they are.');
export type Choices = z.output<typeof Choices>;

export const SetRecipientPreferences = z
  .strictObject({ preferences: Choices })
  .meta({ id: 'SetRecipientPreferences' });
export type SetRecipientPreferences = z.output<typeof SetRecipientPreferences>;

const ofAddress = {
  channel,
  address: z.string().min(1).max(4096).describe('Phone number, e-mail address or device token.'),
};

/** Whose preferences to read. */
export const ReadPreferences = z
  .strictObject(ofAddress)
  .superRefine(checkAddress)
  .meta({ id: 'ReadPreferences' });
export type ReadPreferences = z.output<typeof ReadPreferences>;

export const SetPreferences = z
  .strictObject({ ...ofAddress, preferences: Choices })
  .superRefine(checkAddress)
  .meta({ id: 'SetPreferences' });
export type SetPreferences = z.output<typeof SetPreferences>;

function checkAddress(
  { channel: by, address }: z.output<z.ZodObject<typeof ofAddress>>,
  context: z.RefinementCtx,
): void {
  for (const { message } of ADDRESS_OF[by].safeParse(address).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['address'], message });
  }
}

export const Preferences = z
  .object({
    preferences: z
      .array(
        z.object({
          topic: z.string().describe('Key of the topic.'),
          name: z.string().describe('What people see.'),
          channel,
          address: z.string().describe('Where it is got.'),
          is_opted_in: wanted,
          reason: z.string().nullable().describe('Why not, such as `unsubscribe`; null if so.'),
        }),
      )
      .describe('By topic and address; of marketing topics, the others cannot be chosen.'),
  })
  .meta({ id: 'Preferences' });
export const PreferencesResponse = envelopeOf(Preferences);

export const PreferencesLink = z
  .object({ url: z.string().describe('Page on which this person chooses; needs no sign-in.') })
  .meta({ id: 'PreferencesLink' });
export const PreferencesLinkResponse = envelopeOf(PreferencesLink);

export const toPreferences = (states: readonly TopicState[]): z.output<typeof Preferences> => ({
  preferences: states.map(({ topic, channel: by, address, reason }) => ({
    topic: topic.key,
    name: topic.name,
    channel: by,
    address,
    is_opted_in: reason === null,
    reason,
  })),
});
