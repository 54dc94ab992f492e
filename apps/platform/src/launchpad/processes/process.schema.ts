import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ProcessName } from './process-name.js';

const Width = z.strictObject({
  replicas: z.int().min(0).max(100).describe('How many replicas there are to be.'),
  cpu: z
    .number()
    .min(0.05)
    .max(64)
    .optional()
    .describe('Processors that one replica may use; as before when not given.'),
  memory_mb: z
    .int()
    .min(32)
    .max(262_144)
    .optional()
    .describe('Memory that one replica may use; as before when not given.'),
});

export const ScaleProcesses = z
  .strictObject({
    processes: z
      .record(ProcessName, Width)
      .refine((named) => Object.keys(named).length > 0, 'must name a process')
      .refine((named) => named['web']?.replicas !== 0, 'web runs at least once')
      .describe('The processes to scale, by name; others stay as they are.'),
  })
  .meta({ id: 'ScaleAppProcesses', description: 'How wide processes are to run.' });
export type ScaleProcesses = z.output<typeof ScaleProcesses>;

const Process = z.object({
  name: z.string().describe('Name; `web` takes the requests.'),
  command: z.string().nullable().describe('What it runs; null: as its image says.'),
  replicas: z.int().describe('How many replicas there are to be.'),
  cpu: z.number().describe('Processors that one replica may use.'),
  memory_mb: z.int().describe('Memory that one replica may use.'),
  running: z.int().describe('How many replicas are healthy now.'),
});

export const AppProcesses = z
  .object({
    processes: z.array(Process).describe('Every process of the release that serves, web first.'),
    release_command: z
      .string()
      .nullable()
      .describe('What runs once after a build, before traffic is switched.'),
  })
  .meta({ id: 'AppProcesses' });
export type AppProcesses = z.output<typeof AppProcesses>;

export const AppProcessesResponse = envelopeOf(AppProcesses);
