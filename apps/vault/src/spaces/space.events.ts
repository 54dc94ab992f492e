import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { SpaceEntity } from './space.entity.js';

const Space = z.object({
  id: z.string().describe('`spc_…`'),
  name: z.string().describe('What people call it.'),
  quota_bytes: z
    .int()
    .nullable()
    .describe('Most bytes of files in it; null for no limit of its own.'),
});

/** What happens to spaces. */
export const SpaceEvents = defineEvents('space', {
  created: { schema: Space, description: 'A space was made.' },
  updated: { schema: Space, description: 'A space was changed.' },
  deleted: { schema: Space, description: 'A space was deleted with all that is in it.' },
});

/** What events show of a space. */
export const spaceState = ({ id, name, quotaBytes }: SpaceEntity) => ({
  id,
  name,
  quota_bytes: quotaBytes,
});
