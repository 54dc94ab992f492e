import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const App = z.object({
  id: z.string().describe('`app_…`'),
  name: z.string().describe('Name of the app, unique in its project.'),
  repo: z.string().describe('Address of the repository, without credentials.'),
  branch: z.string().describe('Branch that is deployed.'),
});

const Changed = App.extend({
  changed: z.array(z.string()).describe('Names of the settings that were changed.'),
  former_name: z.string().nullable().describe('The name it had, when it was given another one.'),
});

/** What happens to apps. */
export const AppEvents = defineEvents('app', {
  created: { schema: App, description: 'An app was created; its first deployment is queued.' },
  updated: { schema: Changed, description: 'Settings or the name of an app were changed.' },
  deleted: { schema: App, description: 'An app was deleted; it no longer answers.' },
});
