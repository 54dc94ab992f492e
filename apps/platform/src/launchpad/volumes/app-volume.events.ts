import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { APP_VOLUME_STATUSES } from './app-volume.entity.js';

const Volume = z.object({
  id: z.string().describe('`avol_…`'),
  app_id: z.string().describe('The app.'),
  name: z.string().describe('Name of the volume, unique in the app.'),
  mount_path: z.string().describe('Where replicas find it.'),
  size_gb: z.int().describe('Size in GiB.'),
  attached: z.boolean().describe('Whether the next release mounts it.'),
  status: z.enum(APP_VOLUME_STATUSES).describe('Its status after it.'),
});

/** What happens to volumes of apps. */
export const AppVolumeEvents = defineEvents('app_volume', {
  created: { schema: Volume, description: 'Somebody made a volume of an app.' },
  updated: { schema: Volume, description: 'Somebody changed a volume of an app, or let it grow.' },
  deleted: {
    schema: Volume,
    description: 'Somebody deleted a volume of an app; its data is being removed.',
  },
  failed: {
    schema: Volume.extend({ error: z.string().describe('What went wrong.') }),
    description: 'What was asked of a volume of an app did not succeed.',
  },
  full: {
    schema: Volume.extend({ used_bytes: z.int().describe('What is on it.') }),
    description: 'A volume of an app is full, or all but; the app cannot write to it.',
  },
  roomy: {
    schema: Volume.extend({ used_bytes: z.int().describe('What is on it.') }),
    description: 'A volume of an app that was full has room again.',
  },
});
