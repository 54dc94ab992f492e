import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { PlaylistEntity } from './playlist.entity.js';

const Playlist = z.object({
  id: z.string().describe('`pll_…`'),
  name: z.string().describe('What people see.'),
  is_public: z.boolean().describe('Whether its page is there for everybody.'),
});

/** What happens to playlists. */
export const PlaylistEvents = defineEvents('playlist', {
  created: { schema: Playlist, description: 'A playlist was made.' },
  updated: {
    schema: Playlist,
    description: 'A playlist, or what it plays in which order, changed.',
  },
  deleted: { schema: Playlist, description: 'A playlist was deleted; its assets stay.' },
});

/** What events show of a playlist. */
export const playlistState = ({ id, name, isPublic }: PlaylistEntity) => ({
  id,
  name,
  is_public: isPublic,
});
