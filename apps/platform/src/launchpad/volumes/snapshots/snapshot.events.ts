import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Snapshot = z.object({
  id: z.string().describe('`avsnap_…`'),
  app_id: z.string().describe('The app.'),
  volume_id: z.string().describe('The volume.'),
  name: z.string().describe('Name of the snapshot, unique for its volume.'),
});

/** What happens to snapshots of volumes of apps. */
export const SnapshotEvents = defineEvents('app_volume_snapshot', {
  created: {
    schema: Snapshot,
    description: 'A snapshot of a volume was asked for, by somebody or by its days.',
  },
  ready: {
    schema: Snapshot.extend({ size_bytes: z.int().describe('What is kept of it, packed.') }),
    description: 'A snapshot of a volume is kept.',
  },
  failed: {
    schema: Snapshot.extend({ error: z.string().describe('What went wrong.') }),
    description: 'A snapshot of a volume could not be taken.',
  },
  deleted: {
    schema: Snapshot,
    description: 'A snapshot of a volume was deleted, by somebody or to make room for newer ones.',
  },
  restored: {
    schema: Snapshot,
    description: 'Somebody asked for the content of a volume as it is in a snapshot.',
  },
});
