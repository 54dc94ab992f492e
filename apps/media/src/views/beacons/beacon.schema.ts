import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const DAY_MS = 86_400_000;
const ms = z.int().min(0).max(DAY_MS);
const count = z.int().min(0).max(100_000);

/** What a player tells of a view: sums since it began, so that a beacon may be lost or come twice. */
export const Beacon = z
  .strictObject({
    sequence: z.int().min(1).max(100_000).describe('Counts the beacons of a view, from 1.'),
    startup_ms: z
      .int()
      .min(0)
      .max(600_000)
      .nullable()
      .default(null)
      .describe('From the wish to play to the first picture; null until then.'),
    watched_ms: ms.describe('Time in which it played, without waiting and pauses.'),
    rebuffers: count.describe('How often it stopped to wait for more.'),
    rebuffer_ms: ms.describe('How long it waited then.'),
    switches: count.describe('How often the size of the picture changed.'),
    errors: count.describe('Failures that people saw.'),
    max_height: z.int().min(0).max(16_384).describe('Tallest picture that was shown.'),
    is_over: z.boolean().default(false).describe('Whether nothing more comes.'),
  })
  .meta({ id: 'ViewBeacon' });
export type Beacon = z.output<typeof Beacon>;

export const BegunView = z
  .object({
    view: z.string().describe('Names the view in `POST /stream/{playback}/views/{view}`.'),
    every_s: z.int().describe('How often a beacon is sent while it plays.'),
  })
  .meta({ id: 'BegunView' });

export const BegunViewResponse = envelopeOf(BegunView);
