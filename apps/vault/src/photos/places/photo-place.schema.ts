import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SpaceId } from '../../documents/document.schema.js';
import { Box } from '../photo.schema.js';

/** Which places to count photographs at. */
export const PhotoPlacesQuery = z.strictObject({
  space_id: SpaceId.optional(),
  zoom: z.coerce
    .number()
    .int()
    .min(0)
    .max(20)
    .default(3)
    .describe('Zoom of the map, 0 to 20: what lies close together on it is one place.'),
  box: Box.optional().describe('Only those within `south,west,north,east`, degrees.'),
  limit: z.coerce.number().int().min(1).max(1000).default(500).describe('Most places, 1 to 1,000.'),
});
export type PhotoPlacesQuery = z.output<typeof PhotoPlacesQuery>;

export const PhotoPlacesResponse = envelopeOf(
  z
    .object({
      places: z
        .array(
          z.object({
            latitude: z.number().describe('Degrees north, the middle of them.'),
            longitude: z.number().describe('Degrees east, the middle of them.'),
            count: z.int().describe('Photographs and films taken there.'),
            photo_id: z.string().describe('`fil_…` of the latest.'),
            name: z
              .string()
              .nullable()
              .describe('What most of them say the place is called; null without a name.'),
            box: z
              .string()
              .describe('For `GET /photos?box=`: `south,west,north,east` around them.'),
          }),
        )
        .describe('The fullest first.'),
      has_more: z.boolean().describe('Whether there are more places.'),
    })
    .meta({ id: 'PhotoPlaces' }),
);
