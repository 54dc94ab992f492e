import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What happens to the width of apps. */
export const ScaleEvents = defineEvents('app_scale', {
  changed: {
    schema: z.object({
      app_id: z.string().describe('The app.'),
      replicas: z.int().describe('How many replicas there are to be.'),
      cpu: z.number().describe('Processors that one replica may use.'),
      memory_mb: z.int().describe('Memory that one replica may use.'),
    }),
    description: 'Somebody scaled an app; a release of it is on its way.',
  },
});
