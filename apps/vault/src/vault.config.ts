import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import type { z } from 'zod';
import { noteConfig } from './notes/note-settings.js';

export const VaultConfig = SpineConfig.extend({
  ...listenConfig('VAULT', 4004),
  ...noteConfig,
});
export type VaultConfig = z.output<typeof VaultConfig>;
