import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { VOLUME_STATUSES } from './volume.entity.js';

const Volume = z.object({
  id: z.string().describe('`vol_…`'),
  name: z.string().describe('Name of the volume, unique in its project.'),
  size_gb: z.int().describe('Its size.'),
  status: z.enum(VOLUME_STATUSES).describe('Its status after it.'),
  vps_id: z.string().nullable().describe('The server that it is attached to after it.'),
});
const Failed = Volume.extend({
  error: z.object({
    code: z.string().describe('Stable code to branch on.'),
    message: z.string().describe('What happened.'),
  }),
});

/** What happens to volumes. */
export const VolumeEvents = defineEvents('volume', {
  created: { schema: Volume, description: 'A volume is there.' },
  updated: { schema: Volume, description: 'A volume was renamed.' },
  attached: { schema: Volume, description: 'A server has a volume.' },
  detached: { schema: Volume, description: 'A volume was taken off its server.' },
  grown: { schema: Volume, description: 'A volume is larger.' },
  failed: { schema: Failed, description: 'An operation on a volume failed.' },
  deleted: { schema: Volume, description: 'A volume was deleted with its data.' },
});
