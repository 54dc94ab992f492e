import { listenConfig, SharedConfig } from '@skydeck/config';
import type { z } from 'zod';

export const LocationConfig = SharedConfig.extend(listenConfig('LOCATION', 4006));
export type LocationConfig = z.output<typeof LocationConfig>;
