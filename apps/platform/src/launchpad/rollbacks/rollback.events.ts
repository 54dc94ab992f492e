import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Pause = z.object({
  app_id: z.string().describe('The app.'),
  reason: z.string().nullable().describe('Why it stopped following pushes.'),
});

/** Whether apps follow pushes. */
export const AutoDeployEvents = defineEvents('auto_deploy', {
  paused: { schema: Pause, description: 'An app was rolled back; pushes no longer deploy it.' },
  resumed: { schema: Pause, description: 'Pushes deploy an app again.' },
});
