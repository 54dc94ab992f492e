import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { RATE_SOURCES, type RateSourceName } from './sources/rate-sources.js';

const isSource = (name: string): name is RateSourceName =>
  (RATE_SOURCES as readonly string[]).includes(name);

const DAILY_FILE = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Settings of the exchange. */
export const fxSettings = {
  PAY_FX_SOURCES: z
    .string()
    .default(RATE_SOURCES.join(','))
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .refine((names) => names.every(isSource), `Must be of ${RATE_SOURCES.join(', ')}.`)
    .transform((names) => names.filter(isSource))
    .describe(
      'Where prices of currencies come from, in this order, comma separated: `table` of the project, `ecb`.',
    ),
  PAY_FX_ECB_URL: z
    .url()
    .default(DAILY_FILE)
    .describe(
      'Daily file of the European Central Bank. It is fetched once somebody asks for a quote.',
    ),
  PAY_FX_SPREAD_BPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5000)
    .default(50)
    .describe('Kept of published rates, in hundredths of a per cent.'),
  PAY_FX_STALE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(5)
    .describe('Published rates that are more days old are not sold at; Easter takes five.'),
  PAY_FX_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Networks that are not public and that rates may be fetched from all the same, comma separated.',
  ),
};
const settings = z.object(fxSettings);
export type FxSettings = z.output<typeof settings>;
