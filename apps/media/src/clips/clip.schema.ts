import { z } from 'zod';
import { AssetMetadata } from '../assets/asset-metadata.js';
import { AssetName } from '../assets/new-asset.schema.js';

const DAY_MS = 43_200_000;
const LEAST_MS = 200;
const MOST_MS = 1_800_000;

export const CreateClip = z
  .strictObject({
    name: AssetName.optional(),
    metadata: AssetMetadata.default({}),
    start_ms: z.int().min(0).max(DAY_MS).describe('First moment.'),
    end_ms: z
      .int()
      .min(LEAST_MS)
      .max(DAY_MS)
      .describe('Where it ends: a fifth of a second to 30 minutes later.'),
  })
  .refine(({ start_ms: start, end_ms: end }) => end - start >= LEAST_MS && end - start <= MOST_MS, {
    path: ['end_ms'],
    error: 'Must be 200 milliseconds to 30 minutes after `start_ms`.',
  })
  .meta({ id: 'CreateClip' });
export type CreateClip = z.output<typeof CreateClip>;
