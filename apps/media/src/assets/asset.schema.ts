import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AssetMetadata } from './asset-metadata.js';
import { Watermark } from '../images/watermark.schema.js';
import { ASSET_STATUSES, type AssetEntity } from './asset.entity.js';
import {
  AssetName,
  Codecs,
  LADDER_HEIGHTS,
  NewAsset,
  PRIORITIES,
  QUALITIES,
  RetentionDays,
} from './new-asset.schema.js';

/** In lists and answers an asset that is being deleted is gone already. */
export const SHOWN_STATUSES = ASSET_STATUSES.filter(
  (status) => status !== 'deleting' && status !== 'deleted',
);

export const Asset = z
  .object({
    id: z.string().describe('`ast_…`'),
    name: z.string().describe('What people see.'),
    metadata: AssetMetadata,
    status: z
      .enum(SHOWN_STATUSES)
      .describe(
        '`waiting`: for its file; `rejected`: its file cannot be played; `failed`: for a reason of ours, retry it.',
      ),
    playable: z.boolean().describe('Whether it can be played; turns true before it is `ready`.'),
    progress: z.int().min(0).max(100).describe('How much of it is made, in percent.'),
    error: z
      .object({
        code: z.string().describe('Such as `input_truncated`.'),
        detail: z.string().describe('The same in words.'),
      })
      .nullable()
      .describe('Why it was rejected or failed.'),
    upload_id: z.string().nullable().describe('The upload that it came from.'),
    source_asset_id: z.string().nullable().describe('The asset that it is a clip of.'),
    source_bytes: z.int().describe('Size of its file.'),
    stored_bytes: z.int().describe('Size of its file and of all that was made of it.'),
    duration_ms: z.int().nullable().describe('Null until its file was looked at.'),
    width: z.int().nullable().describe('Of the picture as it is shown; null for sound.'),
    height: z.int().nullable().describe('Of the picture as it is shown; null for sound.'),
    frame_rate: z.number().nullable().describe('Pictures in a second, of the file.'),
    max_height: z.literal(LADDER_HEIGHTS).describe('Tallest rendition that was asked for.'),
    quality: z.enum(QUALITIES).describe('How much work goes into each picture.'),
    loudness: z.enum(['keep', 'normalize']).describe('What is done with the sound.'),
    codecs: Codecs.describe('Codecs of the picture.'),
    priority: z.enum(PRIORITIES).describe('What is worked on first, within its project.'),
    keep_source: z.boolean().describe('Whether its file stays once it is ready.'),
    source_deleted_at: z.iso.datetime().nullable().describe('When its file was deleted.'),
    watermark: Watermark.nullable().describe('Picture that is laid over it.'),
    has_burnt_in_captions: z.boolean().describe('Whether words were drawn into its picture.'),
    generation: z.int().describe('How often it was made from its file.'),
    expires_at: z.iso.datetime().nullable().describe('When it is deleted; never when null.'),
    created_at: z.iso.datetime().describe('When its file was received.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
    playable_at: z.iso.datetime().nullable().describe('When it could first be played.'),
    ready_at: z.iso.datetime().nullable().describe('When all of it was made.'),
  })
  .meta({ id: 'Asset' });
export type Asset = z.output<typeof Asset>;

export const AssetResponse = envelopeOf(Asset);
export const AssetListResponse = pageOf(Asset);

/** What changes of an asset. */
export const UpdateAsset = z
  .strictObject({
    name: AssetName,
    metadata: AssetMetadata,
    expires_at: NewAsset.shape.expires_at.unwrap(),
    retention_days: RetentionDays.describe(
      'After how many days from its making it is deleted; never when null.',
    ),
    priority: NewAsset.shape.priority.unwrap(),
    keep_source: NewAsset.shape.keep_source.unwrap(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .refine(({ expires_at: at, retention_days: days }) => at === undefined || days === undefined, {
    path: ['retention_days'],
    error: 'Give either this or `expires_at`.',
  })
  .meta({ id: 'UpdateAsset' });
export type UpdateAsset = z.output<typeof UpdateAsset>;

/** What is made again. */
export const RetryAsset = z.strictObject({
  scope: z
    .enum(['missing', 'all'])
    .default('missing')
    .describe('`missing` keeps what was made; `all` makes everything anew.'),
});
export type RetryAsset = z.output<typeof RetryAsset>;

/** Which assets to list. */
export const ListAssets = listQuery('assets', {
  filters: {
    status: z.enum(SHOWN_STATUSES).describe('Only assets that are there.'),
    playable: z.stringbool().describe('Only assets that can, or cannot, be played.'),
    upload_id: z.string().max(64).describe('Only the asset of this upload.'),
    source_asset_id: z.string().max(64).describe('Only clips of this asset.'),
    name: z.string().min(1).max(200).describe('Only assets whose name has this in it.'),
    ...createdWithin,
  },
  sort: ['created_at', 'name'],
});
export type ListAssets = z.output<typeof ListAssets.schema>;

const at = (date: Date | null) => date?.toISOString() ?? null;

/** An asset as callers see it. */
export const toAsset = (asset: AssetEntity): Asset => ({
  id: asset.id,
  name: asset.name,
  metadata: asset.metadata,
  status: asset.status as Asset['status'],
  playable: asset.playable,
  progress: asset.progress,
  error:
    asset.errorCode === null ? null : { code: asset.errorCode, detail: asset.errorDetail ?? '' },
  upload_id: asset.uploadId,
  source_asset_id: asset.sourceAssetId,
  source_bytes: asset.sourceBytes,
  stored_bytes: (asset.sourceDeletedAt ? 0 : asset.sourceBytes) + asset.derivedBytes,
  duration_ms: asset.durationMs,
  width: asset.width,
  height: asset.height,
  frame_rate: asset.fps,
  max_height: asset.settings.max_height,
  quality: asset.settings.quality,
  loudness: asset.settings.loudness,
  has_burnt_in_captions: Boolean(asset.settings.burn_in),
  codecs: asset.settings.codecs ?? ['h264'],
  priority: PRIORITIES[asset.priority + 1] ?? 'normal',
  keep_source: asset.keepsSource,
  source_deleted_at: at(asset.sourceDeletedAt),
  watermark: asset.settings.watermark ?? null,
  generation: asset.generation,
  expires_at: at(asset.expiresAt),
  created_at: asset.createdAt.toISOString(),
  updated_at: asset.updatedAt.toISOString(),
  playable_at: at(asset.playableAt),
  ready_at: at(asset.readyAt),
});
