import { listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { CHANNEL_DRIVERS } from './drivers/channel-drivers.js';

export const MessagingConfig = SpineConfig.extend({
  ...listenConfig('MESSAGING', 4005),
  MESSAGING_DRIVER: z
    .enum(CHANNEL_DRIVERS)
    .default('outbox')
    .describe('What delivers messages; `outbox` keeps them on this installation.'),
  QUOTA_MESSAGES_PER_DAY: quotaSetting(
    10_000,
    'Messages that one project may send in a day (UTC), one-time codes not counted',
  ),
  MESSAGING_URL: z
    .url()
    .default('http://127.0.0.1:4005')
    .describe('Public address of the messaging product.'),
  QUOTA_MESSAGE_PROVIDERS: quotaSetting(20, 'Message providers of one project in each mode'),
  MESSAGING_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Private networks in which message providers may be all the same, comma separated.',
  ),
  QUOTA_TEMPLATES: quotaSetting(500, 'Templates that one project may have in each mode'),
  MESSAGING_SENDER_NAME: z
    .string()
    .min(1)
    .max(11)
    .default('Skydeck')
    .describe(
      'Sender of SMS, push and WhatsApp messages; at most 11 characters, as operators want.',
    ),
  MESSAGING_SENDER_EMAIL: z
    .email()
    .default('no-reply@skydeck.localhost')
    .describe('Sender of e-mail.'),
});
export type MessagingConfig = z.output<typeof MessagingConfig>;
