import { listenConfig, SharedConfig } from '@skydeck/config';
import type { z } from 'zod';

export const VaultConfig = SharedConfig.extend(listenConfig('VAULT', 4004));
export type VaultConfig = z.output<typeof VaultConfig>;
