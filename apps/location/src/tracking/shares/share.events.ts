import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { ShareEntity } from './share.entity.js';

const Share = z.object({
  id: z.string().describe('`shr_…`'),
  name: z.string().nullable().describe('What who has the link reads above it.'),
  device_ids: z.array(z.string()).describe('Whom it shows, `dev_…`.'),
  until: z.iso.datetime().describe('When it ends.'),
});

/** What happens to links that show where devices are. */
export const ShareEvents = defineEvents('share', {
  created: { schema: Share, description: 'A link was made that shows where devices are.' },
  ended: { schema: Share, description: 'The time of a link was over; it shows nothing any more.' },
  deleted: { schema: Share, description: 'A link was taken back; it shows nothing any more.' },
});

/** What events show of a link; never its token. */
export const shareState = ({ id, name, deviceIds, until }: ShareEntity) => ({
  id,
  name,
  device_ids: deviceIds,
  until: until.toISOString(),
});
