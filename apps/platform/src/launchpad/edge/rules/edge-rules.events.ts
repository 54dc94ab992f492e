import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const EdgeRulesChange = z.object({
  app_id: z.string().describe('The app.'),
  rules: z.array(z.string()).describe('Names of the rules that are set after it.'),
});

/** What happens to the rules of apps. */
export const EdgeRulesEvents = defineEvents('edge_rules', {
  updated: {
    schema: EdgeRulesChange,
    description: 'The rules of an app at the edge were changed.',
  },
});
