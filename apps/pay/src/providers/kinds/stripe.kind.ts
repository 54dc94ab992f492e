import { z } from 'zod';
import { StripeDriver } from '../stripe/stripe.driver.js';
import { providerKind } from './provider-kind.js';

export const StripeSettings = z.strictObject({
  base_url: z
    .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
    .max(2048)
    .refine((url) => new URL(url).username === '' && new URL(url).password === '', {
      error: 'Must be without credentials; they belong into `secrets`.',
    })
    .default('https://api.stripe.com')
    .describe('Where the API is.'),
});

export const StripeSecrets = z.strictObject({
  secret_key: z
    .string()
    .regex(/^(sk|rk)_(test|live)_[A-Za-z0-9_]{8,250}$/, 'Must be a secret or restricted key.')
    .describe('Secret key `sk_…`, or a restricted key `rk_…`.'),
  webhook_secret: z
    .string()
    .regex(/^whsec_[A-Za-z0-9_+/=]{8,250}$/, 'Must be the secret of the endpoint, `whsec_…`.')
    .describe('Signing secret of the endpoint that posts to `webhook_url`.'),
});

/** Cards and much else by Stripe. */
export const stripeKind = providerKind({
  settings: StripeSettings,
  secrets: StripeSecrets,
  methods: ['token'],
  isSandbox: false,
  isBuiltIn: false,
  isLive: ({ secret_key: key }) => key.includes('_live_'),
  hosts: ({ base_url: url }) => [new URL(url).hostname.replaceAll(/^\[|\]$/g, '')],
  driver: (
    { base_url: baseUrl },
    { secret_key: secretKey, webhook_secret: webhookSecret },
    needs,
  ) => new StripeDriver({ baseUrl, secretKey, webhookSecret }, needs.policy),
});
