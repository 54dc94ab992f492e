import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { FcmDriver } from '../../drivers/fcm/fcm.driver.js';
import { tokenKindOf } from '../../drivers/token-kind.js';
import { ApiUrl, hostOf } from './api-url.schema.js';
import { AppName } from './app-name.schema.js';
import { providerKind } from './provider-kind.js';

const MOST_CHARS = 16_384;
const LEAST_BITS = 2048;

export const FcmSettings = z.strictObject({
  app: AppName.optional().describe('Only devices of this app are served; those of any if not set.'),
  base_url: ApiUrl.default('https://fcm.googleapis.com').describe('Where the API is.'),
});
export type FcmSettings = z.output<typeof FcmSettings>;

/** The file that the Firebase console gives for a service account; what else it holds is left out. */
const ServiceAccount = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z0-9][a-z0-9:.-]{1,62}$/, 'Must be the id of a project.'),
  private_key_id: z.string().regex(/^[\w-]{1,100}$/),
  private_key: z.string().max(8192).refine(isRsaKey, 'Must be an RSA key of 2048 bits or more.'),
  client_email: z.email().max(320),
  token_uri: ApiUrl.default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.output<typeof ServiceAccount>;

export const FcmSecrets = z.strictObject({
  service_account: z
    .union([z.string().max(MOST_CHARS).transform(parsed), z.record(z.string(), z.unknown())])
    .pipe(ServiceAccount)
    .describe('Key file of a service account that may send, as the console gives it.'),
});
export type FcmSecrets = z.output<typeof FcmSecrets>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
  } catch {
    return false;
  }
}

/** Firebase Cloud Messaging, for Android and for whatever else Firebase serves. */
export const fcmKind = providerKind({
  channels: ['push'],
  settings: FcmSettings,
  secrets: FcmSecrets,
  hosts: ({ base_url: url }) => [hostOf(url)],
  takes: ({ app }, { recipient, app: wanted }) =>
    tokenKindOf(recipient) === 'fcm' && (app === undefined || !wanted || app === wanted),
  driver: (settings, secrets, { outbound, clock }) =>
    new FcmDriver(settings, secrets, outbound, clock),
});
