import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { AppPauseEntity } from './app-pause.entity.js';

export const CreateRollback = z
  .strictObject({
    release: z
      .int()
      .min(1)
      .optional()
      .describe('Number of the release to go back to; the one that was live before by default.'),
    env: z
      .enum(['then', 'current'])
      .default('then')
      .describe('Whether it gets the environment it had then, or the present one.'),
  })
  .meta({ id: 'CreateRollback', description: 'Where to go back to.' });
export type CreateRollback = z.output<typeof CreateRollback>;

export const AutoDeploy = z
  .object({
    is_paused: z.boolean().describe('Whether pushes leave the app alone.'),
    reason: z.string().nullable().describe('Why it is paused.'),
    paused_at: z.iso.datetime().nullable().describe('Since when it is paused.'),
  })
  .meta({ id: 'AutoDeploy' });
export type AutoDeploy = z.output<typeof AutoDeploy>;

export const AutoDeployResponse = envelopeOf(AutoDeploy);

export function toAutoDeploy(pause: AppPauseEntity | null): AutoDeploy {
  return {
    is_paused: pause !== null,
    reason: pause?.reason ?? null,
    paused_at: pause?.pausedAt.toISOString() ?? null,
  };
}
