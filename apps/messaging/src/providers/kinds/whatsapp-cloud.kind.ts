import { z } from 'zod';
import { WhatsappCloudDriver } from '../../drivers/whatsapp-cloud/whatsapp-cloud.driver.js';
import { PhoneNumber } from '../../messages/recipient.schema.js';
import { ApiUrl, hostOf } from './api-url.schema.js';
import { providerKind } from './provider-kind.js';

const GraphId = z.string().regex(/^\d{1,30}$/, 'Must be a number that Meta gave.');

export const WhatsappCloudSettings = z.strictObject({
  phone_number_id: GraphId.describe('Id of the number that messages come from.'),
  business_account_id: GraphId.describe(
    'Id of the WhatsApp Business Account; it has the templates.',
  ),
  from: PhoneNumber.describe('The number itself, such as +15550783881.'),
  base_url: ApiUrl.default('https://graph.facebook.com').describe('Where the Graph API is.'),
  api_version: z
    .string()
    .regex(/^v\d{1,3}\.\d{1,2}$/, 'Must be a version such as v23.0.')
    .default('v23.0')
    .describe('Version of the Graph API.'),
});
export type WhatsappCloudSettings = z.output<typeof WhatsappCloudSettings>;

const Printable = z.string().regex(/^[\x21-\x7e]{1,1024}$/, 'Must be printable ASCII.');

export const WhatsappCloudSecrets = z.strictObject({
  access_token: Printable.describe('Token of a system user that may send and read templates.'),
  app_secret: Printable.describe('Secret of the app; it signs what is posted here.'),
});
export type WhatsappCloudSecrets = z.output<typeof WhatsappCloudSecrets>;

/** WhatsApp, by the Cloud API of Meta. */
export const whatsappCloudKind = providerKind({
  channels: ['whatsapp'],
  settings: WhatsappCloudSettings,
  secrets: WhatsappCloudSecrets,
  hosts: ({ base_url: url }) => [hostOf(url)],
  driver: (settings, secrets, { outbound, whatsapp }) =>
    new WhatsappCloudDriver(settings, secrets, outbound, whatsapp(settings.from)),
});
