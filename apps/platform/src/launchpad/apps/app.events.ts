import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const App = z.object({
  id: z.string().describe('`app_…`'),
  name: z.string().describe('Name of the app, unique in its project.'),
  repo: z.string().describe('Address of the repository, without credentials.'),
  branch: z.string().describe('Branch that is deployed.'),
});

/** What happens to apps. */
export const AppEvents = defineEvents('app', {
  created: { schema: App, description: 'An app was created; its first deployment is queued.' },
  updated: { schema: App, description: 'Branch or environment of an app were changed.' },
  deleted: { schema: App, description: 'An app was deleted; it no longer answers.' },
});
