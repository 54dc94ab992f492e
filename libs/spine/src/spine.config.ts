import { SharedConfig } from '@skydeck/config';
import { webhookSettings } from '@skydeck/webhooks';
import type { z } from 'zod';

/** Settings that every service has. */
export const SpineConfig = SharedConfig.extend(webhookSettings);
export type SpineConfig = z.output<typeof SpineConfig>;
