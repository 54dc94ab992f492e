import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const percent = z.int().min(5).max(100);
const fields = {
  enabled: z.boolean().describe('Whether the app is scaled without being asked.'),
  min: z.int().min(0).max(100).describe('Fewest replicas; 0 lets the app sleep.'),
  max: z.int().min(1).max(100).describe('Most replicas.'),
  cpu_percent: percent.nullable().describe('Percent of its processors that a replica should use.'),
  memory_percent: percent.nullable().describe('Percent of its memory that a replica should use.'),
  in_flight: z.int().min(1).max(10_000).nullable().describe('Open requests for each replica.'),
  p95_ms: z
    .int()
    .min(1)
    .max(60_000)
    .nullable()
    .describe('Time that 95 of 100 requests should stay below.'),
  up_after_s: z.int().min(0).max(3600).describe('Least time between two growths.'),
  down_after_s: z
    .int()
    .min(10)
    .max(86_400)
    .describe('Time for which fewer replicas must have been enough before some are taken away.'),
  idle_after_s: z
    .int()
    .min(5)
    .max(86_400)
    .describe('Time without a request after which an app with `min` 0 sleeps.'),
};

export const UpdateAutoscaling = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'UpdateAutoscaling', description: 'What to change; a target of null is dropped.' });
export type UpdateAutoscaling = z.output<typeof UpdateAutoscaling>;

export const Autoscaling = z
  .object({
    ...fields,
    state: z
      .enum(['off', 'awake', 'asleep'])
      .describe('`asleep` has no replicas until somebody asks for something.'),
    replicas: z.int().describe('How many replicas are wanted now.'),
    running: z.int().describe('How many replicas answer now.'),
    last_change: z
      .object({
        at: z.iso.datetime().describe('When it was made.'),
        reason: z.string().describe('What was measured.'),
      })
      .nullable()
      .describe('The last change that was made without being asked.'),
  })
  .meta({ id: 'Autoscaling', description: 'How an app is scaled without being asked.' });
export type Autoscaling = z.output<typeof Autoscaling>;

export const AutoscalingResponse = envelopeOf(Autoscaling);
