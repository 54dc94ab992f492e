import { z } from 'zod';
import { EmailAddress } from '../../messages/recipient.schema.js';

/** How mail of a provider looks. */
export const mailManners = {
  from: EmailAddress.describe('Sender of the mail. Its verified domain signs it with DKIM.'),
  from_name: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}<>"]*$/u, 'No line breaks, quotes or angle brackets.')
    .optional()
    .describe('Name that recipients see.'),
  one_click_unsubscribe: z
    .boolean()
    .default(false)
    .describe('Whether mail carries the headers of RFC 8058; codes never do.'),
};

/** How fast mail of a provider goes to each domain of recipients. */
export const pace = {
  messages_per_minute_per_domain: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('Most messages in a minute to recipients of one domain; no limit when not given.'),
};

/** The pace in settings of any kind. */
export function paceOf(settings: object): number | null {
  return Paced.safeParse(settings).data?.messages_per_minute_per_domain ?? null;
}

const Paced = z.object(pace);
