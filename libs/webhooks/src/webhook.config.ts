import { networksOf } from '@skydeck/outbound';
import { z } from 'zod';

/** Settings of services that send webhooks. */
export const webhookSettings = {
  WEBHOOK_ALLOW_CIDRS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((cidr) => cidr.trim() || []))
    .refine(isListOfNetworks, 'Must be networks such as 10.0.0.0/8, comma separated.')
    .describe('Private networks that webhooks may be sent to all the same, comma separated.'),
  WEBHOOK_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(15_000)
    .describe('Milliseconds in which the receiver of a webhook must have answered.'),
};

function isListOfNetworks(cidrs: readonly string[]): boolean {
  try {
    networksOf(cidrs);
    return true;
  } catch {
    return false;
  }
}
