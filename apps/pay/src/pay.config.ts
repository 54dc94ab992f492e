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
  PAY_LEDGER_LANES: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .default(1)
    .describe('Connections that batches of payments run on, 1 to 8. More help only few.'),
});
export type PayConfig = z.output<typeof PayConfig>;
