import { z } from 'zod';

const internalUrl = (service: string, port: number) =>
  z
    .url()
    .default(`http://127.0.0.1:${port}`)
    .describe(`Internal listener of the ${service} service.`);

/** Where usage is asked for, and what it costs. */
export const usageSettings = {
  PAY_INTERNAL_URL: internalUrl('pay', 4102),
  MEDIA_INTERNAL_URL: internalUrl('media', 4103),
  VAULT_INTERNAL_URL: internalUrl('vault', 4104),
  MESSAGING_INTERNAL_URL: internalUrl('messaging', 4105),
  LOCATION_INTERNAL_URL: internalUrl('location', 4106),
  PRICES_FILE: z
    .string()
    .optional()
    .describe('Price list, YAML or JSON, as docs/usage.md has it; the one in the box if not set.'),
};
