import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Deployment } from '../deployments/deployment.schema.js';
import type { AppImageEntity } from './app-image.entity.js';
import { ImageSource } from './image-source.schema.js';

export const SetAppImage = ImageSource.omit({ kind: true })
  .extend({ credentials: ImageSource.shape.credentials.nullable() })
  .meta({
    id: 'SetAppImage',
    description: 'The image that an app is made of. Null credentials are thrown away.',
  });
export type SetAppImage = z.output<typeof SetAppImage>;

export const AppImage = z
  .object({
    app_id: z.string().describe('`app_…`'),
    ref: z.string().describe('Name of the image, with its tag or digest.'),
    digest: z
      .string()
      .nullable()
      .describe('What the name stood for when it was last deployed; null before that.'),
    has_credentials: z.boolean().describe('Whether a user and a password are kept for it.'),
    has_webhook: z.boolean().describe('Whether a registry can tell that it was pushed.'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AppImage' });
export const AppImageResponse = envelopeOf(AppImage);

export const AppImageWebhook = z
  .object({
    app_id: z.string().describe('`app_…`'),
    url: z.string().describe('Where a registry tells of pushes; shown once, and a secret.'),
  })
  .meta({ id: 'AppImageWebhook' });
export const AppImageWebhookResponse = envelopeOf(AppImageWebhook);

export const AppImageCheck = z
  .object({
    digest: z.string().describe('What the name stands for now.'),
    moved: z.boolean().describe('Whether that is another image than the one deployed last.'),
    deployment: Deployment.nullable().describe('What deploys it; null when nothing moved.'),
  })
  .meta({ id: 'AppImageCheck' });
export const AppImageCheckResponse = envelopeOf(AppImageCheck);

export const toAppImage = (row: AppImageEntity): z.output<typeof AppImage> => ({
  app_id: row.appId,
  ref: row.ref,
  digest: row.digest,
  has_credentials: row.credentialsSealed !== null,
  has_webhook: row.webhookSha256 !== null,
  updated_at: row.updatedAt.toISOString(),
});
