import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const ScaleApp = z
  .strictObject({
    process: z.enum(['web']).default('web').describe('The process that is scaled.'),
    replicas: z.int().min(1).max(100).describe('How many replicas there are to be.'),
    cpu: z.number().min(0.05).max(64).optional().describe('Processors that one replica may use.'),
    memory_mb: z.int().min(32).max(262_144).optional().describe('Memory that one replica may use.'),
  })
  .meta({ id: 'ScaleApp', description: 'How wide an app is to run.' });
export type ScaleApp = z.output<typeof ScaleApp>;

export const AppScale = z
  .object({
    process: z.string().describe('The process.'),
    replicas: z.int().describe('How many replicas there are to be.'),
    cpu: z.number().describe('Processors that one replica may use.'),
    memory_mb: z.int().describe('Memory that one replica may use.'),
    running: z.int().describe('How many replicas answer now.'),
  })
  .meta({ id: 'AppScale' });

export const AppScaleResponse = envelopeOf(AppScale);
