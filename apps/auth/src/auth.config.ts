import { listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';

const address = (port: number, name: string) =>
  z.url().default(`http://127.0.0.1:${port}`).describe(`Public address of the ${name} API.`);

export const AuthConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
  ...listenConfig('AUTH', 4001),
  SKYDECK_HOME: z
    .string()
    .default('~/.skydeck')
    .describe('Folder of the installation; the token of its owner is read from it.'),
  AUTH_TOKEN_SECRET: z
    .string()
    .min(32)
    .optional()
    .meta({ secret: true })
    .describe('Seals signing keys and refresh tokens; the service secret does when not set.'),
  AUTH_TOKEN_SECRET_PREVIOUS: SpineConfig.shape.SKYDECK_SERVICE_SECRET_PREVIOUS.meta({
    secret: true,
    description:
      'What `AUTH_TOKEN_SECRET` was before, comma separated; the service secret, when it was not set before.',
  }),
  OTP_PEPPER: z
    .string()
    .min(32)
    .optional()
    .meta({ secret: true })
    .describe('One-time codes are derived from it; from the service secret when not set.'),
  QUOTA_PROJECTS_PER_ACCOUNT: quotaSetting(100, 'Projects that one account may own'),
  QUOTA_KEYS: quotaSetting(200, 'Keys in force that one project may have'),
  QUOTA_MEMBERS: quotaSetting(200, 'Members that one project may have'),
  QUOTA_INVITATIONS_PER_DAY: quotaSetting(100, 'Invitations that one project may send in a day'),
  QUOTA_USERS: quotaSetting(100_000, 'Users that one project may have in each mode'),
  QUOTA_SIGN_IN_PROVIDERS: quotaSetting(50, 'Sign-in providers of one project in each mode'),
  SIGN_IN_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Private networks in which sign-in providers and hooks may be all the same, comma separated.',
  ),
  PLATFORM_URL: address(4000, 'platform'),
  PAY_URL: address(4002, 'payments'),
  MEDIA_URL: address(4003, 'media'),
  VAULT_URL: address(4004, 'vault'),
  MESSAGING_URL: address(4005, 'messaging'),
  LOCATION_URL: address(4006, 'location'),
  MESSAGING_INTERNAL_URL: z
    .url()
    .default('http://127.0.0.1:4105')
    .describe('Internal listener of messaging, which delivers one-time codes.'),
});
export type AuthConfig = z.output<typeof AuthConfig>;
