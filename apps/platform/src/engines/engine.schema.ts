import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const Engine = z
  .object({
    engine: z.enum(['builder', 'runtime']).describe('What the driver is for.'),
    driver: z.string().describe('Name of the driver, as its setting knows it.'),
    ok: z.boolean().describe('Whether it works on this machine.'),
    version: z.string().nullable().describe('Version of what is behind it.'),
    chosen: z.boolean().describe('Whether the settings choose it.'),
    problems: z
      .array(
        z.object({
          code: z.string().describe('Stable name of the problem.'),
          text: z.string().describe('What is missing or weaker than it should be.'),
          fix: z.string().nullable().describe('The command or instruction that mends it.'),
        }),
      )
      .describe('Empty when nothing is wrong.'),
  })
  .meta({ id: 'Engine' });
export type Engine = z.output<typeof Engine>;

export const EnginesResponse = envelopeOf(z.object({ items: z.array(Engine) }));
