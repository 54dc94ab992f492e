import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { LiveSessionEntity } from './live-session.entity.js';
import { LIVE_STATUSES, type LiveStreamEntity } from './live-stream.entity.js';

const Stream = z.object({
  id: z.string().describe('`lvs_…`'),
  name: z.string().describe('What people see.'),
  status: z.enum(LIVE_STATUSES).describe('Where it is.'),
});
const Broadcast = Stream.extend({
  session_id: z.string().describe('The broadcast, `lss_…`.'),
});

/** What happens to live streams. */
export const LiveEvents = defineEvents('live', {
  created: { schema: Stream, description: 'A live stream was made.' },
  updated: { schema: Stream, description: 'Name, labels or settings of a live stream changed.' },
  key_reset: { schema: Stream, description: 'A live stream has another key from now on.' },
  enabled: { schema: Stream, description: 'A live stream takes publishers in again.' },
  disabled: { schema: Stream, description: 'A live stream takes no publisher in any more.' },
  deleted: { schema: Stream, description: 'A live stream was deleted; what was recorded stays.' },
  connected: {
    schema: Broadcast,
    description: 'A publisher connected; nothing is to be seen yet.',
  },
  active: { schema: Broadcast, description: 'A live stream can be watched.' },
  disconnected: {
    schema: Broadcast,
    description: 'A publisher is gone, and may come back within the reconnect window.',
  },
  idle: { schema: Broadcast, description: 'A broadcast is over.' },
  recorded: {
    schema: Broadcast.extend({
      asset_ids: z.array(z.string()).describe('What it became, `ast_…`.'),
    }),
    description: 'A broadcast was recorded and can be played as an asset.',
  },
});

/** What events show of a live stream; never its key. */
export const liveState = ({ id, name, status }: LiveStreamEntity) => ({ id, name, status });

/** What events show of a broadcast. */
export const broadcastState = (stream: LiveStreamEntity, { id }: LiveSessionEntity) => ({
  ...liveState(stream),
  session_id: id,
});
