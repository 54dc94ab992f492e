import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { StaticRenditionEntity } from './static-rendition.entity.js';

const StaticRendition = z.object({
  id: z.string().describe('`srn_…`'),
  asset_id: z.string().describe('`ast_…`'),
  name: z.string().describe('Such as `highest`, `720p` or `audio-only`.'),
});

/** What happens to files for download. */
export const StaticRenditionEvents = defineEvents('static_rendition', {
  ready: { schema: StaticRendition, description: 'A file can be downloaded.' },
  failed: {
    schema: StaticRendition.extend({
      code: z.string().describe('Why, such as `rendition_missing`.'),
    }),
    description: 'A file for download could not be made.',
  },
  deleted: { schema: StaticRendition, description: 'A file for download was deleted.' },
});

/** What events and the audit log show of a static rendition. */
export const staticRenditionState = ({ id, assetId, name }: StaticRenditionEntity) => ({
  id,
  asset_id: assetId,
  name,
});
