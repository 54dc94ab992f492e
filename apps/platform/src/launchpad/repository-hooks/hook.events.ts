import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Hook = z.object({ app_id: z.string().describe('`app_…`') });

/** What happens to repository hooks. */
export const HookEvents = defineEvents('hook', {
  created: { schema: Hook, description: 'An app got a hook, or another secret for it.' },
  updated: { schema: Hook, description: 'What a hook follows was changed.' },
  deleted: { schema: Hook, description: 'An app no longer has a hook.' },
});
