import { Resolver } from 'node:dns';
import { listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { CHANNEL_DRIVERS } from './drivers/channel-drivers.js';
import { mailListenSettings } from './submission/submission.config.js';

function isListOfServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers([...servers]);
    return true;
  } catch {
    return false;
  }
}

export const MessagingConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
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
  MESSAGING_BOUNCE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}$/)
    .optional()
    .describe('Public name of the host that takes mail that comes back; none when not set.'),
  MESSAGING_BOUNCE_ADDRESS: z
    .string()
    .default('127.0.0.1')
    .describe('Address that mail that comes back is taken at.'),
  MESSAGING_BOUNCE_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port that mail that comes back is taken at; 0 picks a free one, none when not set.'),
  MESSAGING_NAME_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((server) => server.trim() || []))
    .refine(isListOfServers, 'Must be addresses with a port, comma separated.')
    .describe(
      'Name servers that records of sending domains are looked up at; those of the system when empty.',
    ),
  ...mailListenSettings,
  QUOTA_MAIL_ROUTES: quotaSetting(200, 'Mail routes of one project in each mode'),
  QUOTA_SENDING_DOMAINS: quotaSetting(50, 'Sending domains of one project in each mode'),
  QUOTA_MESSAGE_PROVIDERS: quotaSetting(20, 'Message providers of one project in each mode'),
  MESSAGING_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Private networks in which message providers may be all the same, comma separated.',
  ),
  QUOTA_DEVICES: quotaSetting(100_000, 'Devices for push messages of one project in each mode'),
  QUOTA_TEMPLATES: quotaSetting(500, 'Templates that one project may have in each mode'),
  QUOTA_TOPICS: quotaSetting(100, 'Topics that one project may have in each mode'),
  QUOTA_RECIPIENTS: quotaSetting(1_000_000, 'Recipients that one project may have in each mode'),
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
