import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const MagicLink = z.object({ id: z.string().describe('`mlk_…`') });

/** What happens to links that sign users in. */
export const MagicLinkEvents = defineEvents('magic_link', {
  requested: { schema: MagicLink, description: 'A link to sign in was asked for.' },
  used: { schema: MagicLink, description: 'A link has signed its user in.' },
});
