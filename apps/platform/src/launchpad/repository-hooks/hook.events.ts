import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Hook = z.object({ app_id: z.string().describe('`app_…`') });

const Redelivery = Hook.extend({
  delivery_id: z.string().describe('`hkd_…`'),
  outcome: z.string().describe('`deployed` or `ignored`.'),
});

/** What happens to repository hooks. */
export const HookEvents = defineEvents('hook', {
  created: { schema: Hook, description: 'An app got a hook, or another secret for it.' },
  updated: { schema: Hook, description: 'What a hook follows was changed.' },
  redelivered: { schema: Redelivery, description: 'A delivery was taken again.' },
  deleted: { schema: Hook, description: 'An app no longer has a hook.' },
});
