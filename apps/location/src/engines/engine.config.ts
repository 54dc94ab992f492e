import { z } from 'zod';
import { ENGINE_TASKS, type EngineTask } from './capabilities.js';
import { ENGINE_NAMES } from './routing-engine.js';

const tasks: ReadonlySet<string> = new Set(ENGINE_TASKS);

/** Settings of the engine behind routes. */
export const engineConfig = {
  LOCATION_ROUTING_ENGINE: z
    .enum(ENGINE_NAMES)
    .default('embedded')
    .describe('What finds ways: our own engine, or an OSRM or Valhalla that you run.'),
  LOCATION_ROUTING_URL: z
    .string()
    .regex(/^https?:\/\//)
    .optional()
    .describe(
      'Address of OSRM or Valhalla; it may be private. `{profile}` in it becomes `car`, `bike` or `foot`: one OSRM serves one of them.',
    ),
  LOCATION_ROUTING_FALLTHROUGH: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((one) => one.trim()))
    .transform((all) => all.filter((one) => one !== ''))
    .refine((all) => all.every((one) => tasks.has(one)), `Must be of ${ENGINE_TASKS.join(', ')}.`)
    .transform((all) => all as EngineTask[])
    .describe(
      'What the embedded engine answers when the other cannot: `route`, `matrix`, `isochrone`, `snap`, `match`, separated by commas.',
    ),
  LOCATION_ROUTING_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(120_000)
    .default(10_000)
    .describe('Milliseconds that OSRM or Valhalla may take for an answer, 100 to 120,000.'),
};
