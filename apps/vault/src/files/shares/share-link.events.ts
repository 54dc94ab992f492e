import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { ShareLinkEntity } from './share-link.entity.js';

const ShareLink = z.object({
  id: z.string().describe('`shl_…`'),
  space_id: z.string().describe('`spc_…` that the file is in.'),
  file_id: z.string().describe('`fil_…` that it shows.'),
  expires_at: z.iso.datetime().nullable().describe('When it ends by itself; null for never.'),
});

/** What happens to links that show files. */
export const ShareLinkEvents = defineEvents('share_link', {
  created: { schema: ShareLink, description: 'A link to a file was made.' },
  deleted: { schema: ShareLink, description: 'A link to a file was taken back.' },
});

/** What events show of a link; never its secret. */
export const shareLinkState = ({ id, spaceId, fileId, expiresAt }: ShareLinkEntity) => ({
  id,
  space_id: spaceId,
  file_id: fileId,
  expires_at: expiresAt?.toISOString() ?? null,
});
