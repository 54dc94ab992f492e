import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { TRACK_KINDS, TRACK_STATUSES, type TrackEntity } from './track.entity.js';

const Track = z.object({
  id: z.string().describe('`trk_…`'),
  asset_id: z.string().describe('`ast_…`'),
  kind: z.enum(TRACK_KINDS).describe('What its words are for.'),
  language: z.string().describe('As BCP 47 writes it.'),
  name: z.string().describe('What menus show.'),
  status: z.enum(TRACK_STATUSES).describe('Where it is.'),
});

/** What happens to tracks of assets. */
export const TrackEvents = defineEvents('track', {
  ready: { schema: Track, description: 'Captions can be chosen in players.' },
  failed: {
    schema: Track.extend({
      code: z.string().nullable().describe('Why, such as `captions_invalid`.'),
      detail: z.string().nullable().describe('The same in words.'),
    }),
    description: 'Captions could not be fetched, or not be read.',
  },
  updated: { schema: Track, description: 'Name, language or use of captions changed.' },
  deleted: { schema: Track, description: 'Captions were deleted.' },
});

/** What events say of a track. */
export const trackState = ({ id, assetId, kind, language, name, status }: TrackEntity) => ({
  id,
  asset_id: assetId,
  kind,
  language,
  name,
  status,
});
