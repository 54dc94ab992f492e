import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { WebpushDriver } from '../../drivers/webpush/webpush.driver.js';
import { tokenKindOf } from '../../drivers/token-kind.js';
import { AppName } from './app-name.schema.js';
import { providerKind } from './provider-kind.js';

const DAY_S = 86_400;

export const WebpushSettings = z.strictObject({
  app: AppName.optional().describe('Only devices of this app are served; those of any if not set.'),
  subject: z
    .string()
    .max(320)
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'Must be `mailto:…` or `https://…`.')
    .describe('Whom a push service may ask when something is wrong (RFC 8292).'),
  public_key: z
    .string()
    .regex(/^B[A-Za-z0-9_-]{86}$/, 'Must be an uncompressed P-256 point as base64url.')
    .describe('Public VAPID key; pages subscribe with it as `applicationServerKey`.'),
  ttl_s: z
    .int()
    .min(0)
    .max(28 * DAY_S)
    .default(4 * 3_600)
    .describe(
      'Seconds that a push service keeps a message for a browser that is away, 0 to 28 days.',
    ),
});
export type WebpushSettings = z.output<typeof WebpushSettings>;

export const WebpushSecrets = z.strictObject({
  private_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'Must be 32 bytes as base64url.')
    .refine(isScalar, 'Must be a key of P-256.')
    .describe('Private VAPID key that belongs to `public_key`.'),
});
export type WebpushSecrets = z.output<typeof WebpushSecrets>;

function isScalar(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The push services of browsers, which need no account: the page chooses one by subscribing. */
export const webpushKind = providerKind({
  channels: ['push'],
  settings: WebpushSettings,
  secrets: WebpushSecrets,
  hosts: () => [],
  takes: ({ app }, { recipient, app: wanted }) =>
    tokenKindOf(recipient) === 'webpush' && (app === undefined || !wanted || app === wanted),
  driver: (settings, secrets, { outbound, clock }) =>
    new WebpushDriver(settings, secrets, outbound, clock),
});
