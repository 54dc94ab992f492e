import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import type { z } from 'zod';

export const LocationConfig = SpineConfig.extend(listenConfig('LOCATION', 4006));
export type LocationConfig = z.output<typeof LocationConfig>;
