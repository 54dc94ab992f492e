import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CreatePlace } from './own-place.schema.js';

const MOST_IMPORTED = 1_000;

/** Many places at once. Those whose external id is there already are changed to what is given. */
export const ImportPlaces = z
  .strictObject({
    places: z
      .array(CreatePlace)
      .min(1)
      .max(MOST_IMPORTED)
      .superRefine((places, context) => {
        const seen = new Set<string>();
        places.forEach(({ external_id: externalId }, at) => {
          if (externalId === null) return;
          if (seen.has(externalId)) {
            const message = 'Stands in it twice.';
            context.addIssue({ code: 'custom', path: [at, 'external_id'], message });
          }
          seen.add(externalId);
        });
      })
      .describe('1 to 1,000 places: all are taken, or none.'),
  })
  .meta({ id: 'ImportPlaces' });
export type ImportPlaces = z.output<typeof ImportPlaces>;

export const ImportedPlacesResponse = envelopeOf(
  z
    .object({
      created: z.int().describe('How many were added.'),
      updated: z.int().describe('How many were there, by their external id, and changed.'),
      ids: z.array(z.string()).describe('`plc_…` of each, in the order they were given.'),
    })
    .meta({ id: 'ImportedPlaces' }),
);
