import { z } from 'zod';

/** Settings of the names of places. */
export const placeNamesConfig = {
  VAULT_PLACE_NAMES_URL: z
    .url({ protocol: /^https?$/, error: 'Must be an address with http or https.' })
    .optional()
    .describe(
      'Address of a Location API that names the places of photographs; nothing is asked, and no position leaves the vault, when not set.',
    ),
  VAULT_PLACE_NAMES_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key with `geocoding:read` for VAULT_PLACE_NAMES_URL.'),
  VAULT_PLACE_NAMES_LANGUAGE: z
    .string()
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be such as `de` or `pt-BR`.')
    .optional()
    .describe('Language of the names of places; as they are written there when not set.'),
};

/** The settings that places are named by. */
export type PlaceNamesConfig = z.output<z.ZodObject<typeof placeNamesConfig>>;
