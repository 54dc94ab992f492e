import { quotaSetting } from '@skydeck/limits';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';

const HOUR_S = 60 * 60;

/** Settings of uploads; the configuration of the service spreads them. */
export const uploadSettings = {
  MEDIA_UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(50 * 1024 ** 3)
    .describe('Most bytes of one file.'),
  MEDIA_UPLOAD_LIFETIME_S: z.coerce
    .number()
    .int()
    .min(60)
    .max(7 * 24 * HOUR_S)
    .default(24 * HOUR_S)
    .describe('Seconds in which an upload must be complete.'),
  MEDIA_ALLOW_CIDRS: SpineConfig.shape.WEBHOOK_ALLOW_CIDRS.describe(
    'Private networks that files may be fetched from all the same, comma separated.',
  ),
  QUOTA_UPLOADS: quotaSetting(1000, 'Uploads of one project in each mode that are not complete'),
};
