import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Snapshot = z.object({
  id: z.string().describe('`snp_…`'),
  vps_id: z.string().describe('The server that it is of.'),
  name: z.string().describe('Name of the snapshot, unique among those of its server.'),
  kind: z.enum(['manual', 'backup']).describe('Whether somebody or the clock asked for it.'),
});

/** What happens to snapshots. */
export const SnapshotEvents = defineEvents('snapshot', {
  created: { schema: Snapshot, description: 'A snapshot is complete.' },
  failed: { schema: Snapshot, description: 'A snapshot could not be made.' },
  restored: { schema: Snapshot, description: 'A server was set back to a snapshot.' },
  deleted: { schema: Snapshot, description: 'A snapshot was deleted.' },
});
