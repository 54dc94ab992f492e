import { z } from 'zod';
import { Watermark } from '../images/watermark.schema.js';
import { VIDEO_CODECS } from '../transcoder/index.js';
import { BurntIn } from '../tracks/burnt-in.js';
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

/** What is worked on first, among the assets of one project. */
export const PRIORITIES = ['low', 'normal', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** How long an asset may be kept. */
export const RetentionDays = z.int().min(1).max(36_500).nullable();

/** Codecs that the picture is made in. */
export const Codecs = z
  .array(z.enum(VIDEO_CODECS))
  .min(1)
  .max(VIDEO_CODECS.length)
  .refine((codecs) => new Set(codecs).size === codecs.length, 'Must name each codec once.');

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
    codecs: Codecs.default(['h264']).describe(
      'Codecs of the picture. H.264 is made always and first; each other one in three sizes at most, once the asset plays.',
    ),
    priority: z
      .enum(PRIORITIES)
      .default('normal')
      .describe('What is worked on first, among the assets of the project.'),
    keep_source: z
      .boolean()
      .default(true)
      .describe('`false` deletes its file once it is ready: it cannot be made anew then.'),
    retention_days: RetentionDays.optional().describe(
      'After how many days it is deleted, when `expires_at` is not given; never when null. That of the project when left out.',
    ),
    loudness: z
      .enum(['keep', 'normalize'])
      .default('keep')
      .describe('`normalize` brings every track to the same loudness.'),
    watermark: Watermark.nullable()
      .default(null)
      .describe('Picture that is laid over all of it; it cannot be taken away later.'),
    burn_in: BurntIn.default(null),
    expires_at: z.iso
      .datetime()
      .nullable()
      .default(null)
      .describe('When the asset is deleted with all that belongs to it; never when null.'),
  })
  .meta({ id: 'NewAsset' });
export type NewAsset = z.output<typeof NewAsset>;
