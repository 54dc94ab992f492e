import { z } from 'zod';

const seconds = (usual: number) => z.coerce.number().int().min(1).default(usual);

/** Settings of consoles and of what is measured of servers. */
export const consoleSettings = {
  VPS_CONSOLE_IDLE_S: seconds(1800).describe(
    'A console on which nothing moves for so long is closed.',
  ),
  VPS_CONSOLE_LONGEST_S: seconds(12 * 3600).describe('Longest time that a console stays open.'),
  VPS_RECORDING_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(512)
    .describe('Room for the recordings of consoles of one project.'),
  VPS_METRICS_EVERY_S: seconds(15).describe('How often servers are measured.'),
};
