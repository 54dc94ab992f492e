import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import type { z } from 'zod';

export const VaultConfig = SpineConfig.extend(listenConfig('VAULT', 4004));
export type VaultConfig = z.output<typeof VaultConfig>;
