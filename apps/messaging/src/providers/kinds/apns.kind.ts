import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { ApnsDriver } from '../../drivers/apns/apns.driver.js';
import { tokenKindOf } from '../../drivers/token-kind.js';
import { ApiUrl, hostOf } from './api-url.schema.js';
import { AppName } from './app-name.schema.js';
import { providerKind } from './provider-kind.js';

/** Both name a key or an account with ten characters. */
const AppleId = z.string().regex(/^[A-Z0-9]{10}$/, 'Must be ten capital letters or digits.');

const HttpsUrl = ApiUrl.refine((url) => url.startsWith('https:'), {
  error: 'Must be an https address.',
});

export const ApnsSettings = z.strictObject({
  team_id: AppleId.describe('Id of the team of the developer account.'),
  key_id: AppleId.describe('Id of the signing key.'),
  topic: AppName.describe('Bundle id of the app; devices of another app are not served.'),
  environment: z
    .enum(['production', 'sandbox'])
    .default('production')
    .describe('`sandbox` serves builds that run from Xcode.'),
  base_url: HttpsUrl.optional().describe('Where the API is, if not at Apple.'),
  ca_certificate: z
    .string()
    .max(65_536)
    .regex(/^-----BEGIN CERTIFICATE-----/, 'Must be a certificate in PEM.')
    .optional()
    .describe('PEM of the authority that vouches for `base_url`, if no public one does.'),
});
export type ApnsSettings = z.output<typeof ApnsSettings>;

export const ApnsSecrets = z.strictObject({
  private_key: z
    .string()
    .max(4096)
    .refine(isP256Key, 'Must be a key of P-256 in PEM, as in a .p8 file.')
    .describe('The .p8 file of the signing key.'),
});
export type ApnsSecrets = z.output<typeof ApnsSecrets>;

function isP256Key(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const AT_APPLE = {
  production: 'https://api.push.apple.com',
  sandbox: 'https://api.sandbox.push.apple.com',
} as const;

/** Where the API of a provider is. */
export const apnsUrlOf = ({ base_url: url, environment }: ApnsSettings) =>
  url ?? AT_APPLE[environment];

/** The push service of Apple. */
export const apnsKind = providerKind({
  channels: ['push'],
  settings: ApnsSettings,
  secrets: ApnsSecrets,
  hosts: (settings) => [hostOf(apnsUrlOf(settings))],
  takes: ({ topic }, { recipient, app }) =>
    tokenKindOf(recipient) === 'apns' && (!app || app === topic),
  driver: (settings, secrets, { policy, clock }) =>
    new ApnsDriver(settings, secrets, policy, clock),
});
