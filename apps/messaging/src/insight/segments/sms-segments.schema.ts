import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SmsContent } from '../../messages/message-content.schema.js';
import { PhoneNumber } from '../../messages/recipient.schema.js';

/** A text to look at before it is sent. */
export const PreviewSms = SmsContent.extend({
  to: PhoneNumber.optional().describe('Recipient; decides which provider would carry it.'),
}).meta({ id: 'PreviewSms' });
export type PreviewSms = z.output<typeof PreviewSms>;

export const SmsSegments = z
  .object({
    encoding: z.enum(['gsm7', 'ucs2']).describe('Alphabet that the text needs.'),
    parts: z
      .array(
        z.object({
          text: z.string().describe('What stands in this part.'),
          characters: z.int().describe('Characters as people count them (code points).'),
          units: z.int().describe('Room that they take: septets of GSM-7, or units of UCS-2.'),
        }),
      )
      .describe('The messages that the network carries.'),
    units_per_part: z.int().describe('Room in a part of this text.'),
    price: z
      .object({
        provider_id: z.string().describe('`mpr_…`'),
        micros: z.int().describe('Millionths of a unit of the currency, for all parts.'),
        currency: z.string().describe('ISO 4217.'),
      })
      .nullable()
      .describe('What the provider that would carry it takes; null when it has no price.'),
  })
  .meta({ id: 'SmsSegments' });
export type SmsSegments = z.output<typeof SmsSegments>;

export const SmsSegmentsResponse = envelopeOf(SmsSegments);
