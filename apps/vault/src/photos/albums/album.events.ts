import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { AlbumEntity } from './album.entity.js';

const Album = z.object({
  id: z.string().describe('`alb_…`'),
  space_id: z.string().describe('`spc_…`'),
  version: z.int().describe('Counts its changes.'),
});

/** What happens to albums. */
export const AlbumEvents = defineEvents('album', {
  created: { schema: Album, description: 'An album was made.' },
  updated: { schema: Album, description: 'An album changed, or what is in it.' },
  deleted: { schema: Album, description: 'An album was deleted; its photographs stay.' },
});

/** What events show of an album. */
export const albumState = ({ id, spaceId, version }: AlbumEntity) => ({
  id,
  space_id: spaceId,
  version,
});
