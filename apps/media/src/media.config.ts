import { listenConfig } from '@skydeck/config';
import { SpineConfig } from '@skydeck/spine';
import type { z } from 'zod';

export const MediaConfig = SpineConfig.extend(listenConfig('MEDIA', 4003));
export type MediaConfig = z.output<typeof MediaConfig>;
