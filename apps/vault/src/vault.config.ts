import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import { fileConfig } from './files/file.config.js';
import type { z } from 'zod';
import { noteConfig } from './notes/note-settings.js';

export const VaultConfig = SpineConfig.extend({
  ...listenConfig('VAULT', 4004),
  ...fileConfig,
  ...noteConfig,
});
export type VaultConfig = z.output<typeof VaultConfig>;
