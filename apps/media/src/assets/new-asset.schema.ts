import { z } from 'zod';
import { AssetMetadata } from './asset-metadata.js';

/** What people call an asset by. */
export const AssetName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
  .describe('What people see.');

/** Tallest picture that may be asked for; none is made taller than its source. */
export const LADDER_HEIGHTS = [240, 360, 480, 720, 1080, 1440, 2160] as const;
/** How much work goes into a picture: `high` takes twice as long, for better pictures. */
export const QUALITIES = ['standard', 'high'] as const;

/** What is wanted of an asset that a file becomes. */
export const NewAsset = z
  .strictObject({
    name: AssetName.optional(),
    metadata: AssetMetadata.default({}),
    max_height: z
      .literal(LADDER_HEIGHTS)
      .default(1080)
      .describe('Tallest rendition, in lines; no rendition is larger than the source.'),
    quality: z
      .enum(QUALITIES)
      .default('standard')
      .describe('How much work goes into each picture: `high` takes twice as long.'),
    loudness: z
      .enum(['keep', 'normalize'])
      .default('keep')
      .describe('`normalize` brings every track to the same loudness.'),
    expires_at: z.iso
      .datetime()
      .nullable()
      .default(null)
      .describe('When the asset is deleted with all that belongs to it; never when null.'),
  })
  .meta({ id: 'NewAsset' });
export type NewAsset = z.output<typeof NewAsset>;
