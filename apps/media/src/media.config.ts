import { listenConfig, SharedConfig } from '@skydeck/config';
import type { z } from 'zod';

export const MediaConfig = SharedConfig.extend(listenConfig('MEDIA', 4003));
export type MediaConfig = z.output<typeof MediaConfig>;
