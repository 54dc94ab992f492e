import { listenConfig, SharedConfig } from '@skydeck/config';
import type { z } from 'zod';

export const PayConfig = SharedConfig.extend(listenConfig('PAY', 4002));
export type PayConfig = z.output<typeof PayConfig>;
