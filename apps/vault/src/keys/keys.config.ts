import path from 'node:path';
import { folderOf } from '@skydeck/config';
import { z } from 'zod';
import { type KeyProvider, KeyProviderError } from './key-provider.js';

/** Settings of the master key. */
export const keySettings = {
  VAULT_KEY_PROVIDER: z
    .enum(['file', 'environment', 'transit'])
    .default('file')
    .describe(
      'Who holds the master key of the vault: a `file` of this machine, the setting VAULT_MASTER_KEYS (`environment`), or a server that speaks the transit API (`transit`).',
    ),
  VAULT_MASTER_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'File of the master keys with the provider `file`; `vault/master.keys` in SKYDECK_HOME when not set. Made at the first start.',
    ),
  VAULT_MASTER_KEYS: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe(
      'Master keys as `name:key` with commas in between, each of 32 bytes in Base64, the current one last. Required with the provider `environment`.',
    ),
  VAULT_TRANSIT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of the transit engine, such as `https://127.0.0.1:8200/v1/transit`. Required with the provider `transit`.',
    ),
  VAULT_TRANSIT_KEY: z
    .string()
    .default('skydeck-vault')
    .describe('Name of the key in the transit engine.'),
  VAULT_TRANSIT_TOKEN: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Token for the transit engine. Required with the provider `transit`.'),
  VAULT_PROJECT_KEY_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(365)
    .describe('Days after which a project gets a new key; 0 for never. Files are not rewritten.'),
};

const KeySettings = z.object(keySettings);
/** The same as values. */
export type KeySettings = z.output<typeof KeySettings> & { readonly SKYDECK_HOME: string };

const PROVIDERS = {
  file: async (config) => {
    const { FileKeyProvider } = await import('./providers/file.key-provider.js');
    const file = path.join(config.SKYDECK_HOME, 'vault', 'master.keys');
    return new FileKeyProvider(folderOf(config.VAULT_MASTER_KEY_FILE ?? file));
  },
  environment: async (config) => {
    const { EnvironmentKeyProvider } = await import('./providers/environment.key-provider.js');
    return new EnvironmentKeyProvider(given(config, 'VAULT_MASTER_KEYS'));
  },
  transit: async (config) => {
    const { TransitKeyProvider } = await import('./providers/transit.key-provider.js');
    const url = given(config, 'VAULT_TRANSIT_URL');
    const token = given(config, 'VAULT_TRANSIT_TOKEN');
    return new TransitKeyProvider({ url, token, key: config.VAULT_TRANSIT_KEY });
  },
} satisfies Record<
  KeySettings['VAULT_KEY_PROVIDER'],
  (config: KeySettings) => Promise<KeyProvider>
>;

/** Makes the provider that the settings choose; only that one is loaded. */
export function keyProviderOf(config: KeySettings): Promise<KeyProvider> {
  return PROVIDERS[config.VAULT_KEY_PROVIDER](config);
}

function given(config: KeySettings, name: keyof KeySettings): string {
  const value = config[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new KeyProviderError(`Set ${name}: VAULT_KEY_PROVIDER needs it.`);
}
