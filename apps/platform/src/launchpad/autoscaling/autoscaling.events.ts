import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

/** What autoscaling does to apps. */
export const AutoscalingEvents = defineEvents('app_autoscaling', {
  updated: {
    schema: z.object({
      app_id: z.string().describe('The app.'),
      enabled: z.boolean().describe('Whether it is scaled without being asked.'),
      min: z.int().describe('Fewest replicas; 0 lets it sleep.'),
      max: z.int().describe('Most replicas.'),
    }),
    description: 'Somebody changed how an app is scaled without being asked.',
  },
  scaled: {
    schema: z.object({
      app_id: z.string().describe('The app.'),
      from: z.int().describe('Replicas before.'),
      to: z.int().describe('Replicas that there are to be; 0 when it goes to sleep.'),
      reason: z.string().describe('What was measured.'),
    }),
    description: 'An app was given more or fewer replicas, or went to sleep, or was woken.',
  },
});
