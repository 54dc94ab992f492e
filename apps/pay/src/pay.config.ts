import { listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { fxSettings } from './fx/fx.config.js';

export const PayConfig = SpineConfig.extend(listenConfig('PAY', 4002)).extend({
  ...fxSettings,
  QUOTA_CURRENCIES: quotaSetting(
    200,
    'Currencies of its own that one project may have in each mode',
  ),
  QUOTA_WALLETS: quotaSetting(100_000, 'Wallets that one project may have in each mode'),
  QUOTA_OPEN_ESCROWS: quotaSetting(
    20_000,
    'Escrows that are open at the same time in one project, in each mode',
  ),
  QUOTA_PAYMENT_PROVIDERS: quotaSetting(20, 'Payment providers of one project in each mode'),
  PAY_URL: z
    .url()
    .default('http://127.0.0.1:4002')
    .describe('Public address of the payments product; providers post webhooks there.'),
  PAY_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Private networks in which payment providers may be all the same, comma separated.',
  ),
  PAY_SANDBOX_IN_LIVE: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true')
    .describe(
      'Whether projects have the sandbox bank in live mode too. Switch it off once real money moves.',
    ),
  PAY_DATABASE_ROLE: z
    .enum(['own', 'none'])
    .default('own')
    .describe(
      'Whether payments work as a database user of their own that cannot change what is booked. It is made when the user of DATABASE_URL may make roles; `none` for poolers that know one user only.',
    ),
  PAY_LEDGER_LANES: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .describe('Connections that batches of payments run on, 1 to 8. More help only few.'),
});
export type PayConfig = z.output<typeof PayConfig>;
