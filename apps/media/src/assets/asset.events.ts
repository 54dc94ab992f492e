import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { ASSET_STATUSES, type AssetEntity } from './asset.entity.js';

const Asset = z.object({
  id: z.string().describe('`ast_…`'),
  name: z.string().describe('What people see.'),
  status: z.enum(ASSET_STATUSES).describe('Where it is.'),
  upload_id: z.string().nullable().describe('The upload that it came from.'),
});
const reason = {
  code: z.string().nullable().describe('Why, such as `input_truncated`.'),
  detail: z.string().nullable().describe('The same in words.'),
};

/** What happens to assets. */
export const AssetEvents = defineEvents('asset', {
  created: {
    schema: Asset,
    description: 'A file was received, or is waited for, and is going to be encoded.',
  },
  playable: { schema: Asset, description: 'An asset can be played, while it is still worked on.' },
  ready: { schema: Asset, description: 'All that belongs to an asset was made.' },
  updated: { schema: Asset, description: 'The name, the labels or the end of an asset changed.' },
  rejected: { schema: Asset.extend(reason), description: 'A file is none that can be played.' },
  failed: {
    schema: Asset.extend(reason),
    description: 'An asset could not be made for a reason of ours; it can be retried.',
  },
  retried: {
    schema: Asset,
    description: 'An asset that failed or was called off is made after all.',
  },
  cancelled: { schema: Asset, description: 'The work on an asset was called off by its project.' },
  source_deleted: {
    schema: Asset,
    description: 'The file of an asset was deleted, as it was to be kept until then only.',
  },
  deleted: {
    schema: Asset.extend({
      reason: z.enum(['requested', 'expired']).describe('Whether somebody asked, or time was up.'),
    }),
    description: 'An asset was deleted with all that belonged to it.',
  },
});

/** What happens to renditions of assets. */
export const RenditionEvents = defineEvents('rendition', {
  ready: {
    schema: z.object({
      id: z.string().describe('`rnd_…`'),
      asset_id: z.string().describe('`ast_…`'),
      name: z.string().describe('Such as `720p` or `audio-0`.'),
    }),
    description: 'A size of the picture or a track of sound was made to its end.',
  },
});

/** What events show of an asset. */
export const assetState = ({ id, name, status, uploadId }: AssetEntity) => ({
  id,
  name,
  status,
  upload_id: uploadId,
});
