import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import type { z } from 'zod';

export const PayConfig = SpineConfig.extend(listenConfig('PAY', 4002));
export type PayConfig = z.output<typeof PayConfig>;
