import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { type BroadcastEntity, BROADCAST_LAYOUTS } from './broadcast.entity.js';

const Broadcast = z.object({
  id: z.string().describe('`rbc_…`'),
  room_id: z.string().describe('The room, `room_…`.'),
  layout: z.enum(BROADCAST_LAYOUTS).describe('What it shows.'),
  playback_url: z.string().nullable().describe('Playlist of HLS; null when it has none.'),
});

/** What happens to broadcasts of rooms. */
export const BroadcastEvents = defineEvents('broadcast', {
  live: { schema: Broadcast, description: 'A room is broadcast from now on.' },
  ended: {
    schema: Broadcast.extend({ duration_s: z.int().describe('How long it was live.') }),
    description: 'A broadcast of a room is over.',
  },
  failed: {
    schema: Broadcast.extend({ error: z.string().describe('Code of what went wrong.') }),
    description: 'A room could not be broadcast, or no longer.',
  },
});

/** What events show of a broadcast; never where it is sent to. */
export const broadcastState = ({ id, roomId, layout, playbackUrl }: BroadcastEntity) => ({
  id,
  room_id: roomId,
  layout,
  playback_url: playbackUrl,
});
