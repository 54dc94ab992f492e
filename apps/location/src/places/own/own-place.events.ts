import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { OwnPlaceEntity } from './own-place.entity.js';

const OwnPlace = z.object({
  id: z.string().describe('`plc_…`'),
  external_id: z.string().nullable().describe('Your own name of it.'),
  name: z.string().describe('Name that people know it by.'),
  category: z.string().describe('What it is, such as `food.cafe`.'),
  lat: z.number().describe('Degrees north.'),
  lon: z.number().describe('Degrees east.'),
});

/** What happens to places of projects. */
export const PlaceEvents = defineEvents('place', {
  created: { schema: OwnPlace, description: 'A place was added.' },
  updated: { schema: OwnPlace, description: 'A place was changed.' },
  deleted: { schema: OwnPlace, description: 'A place was deleted.' },
});

/** What events show of a place. */
export const placeState = ({ id, externalId, name, category, lat, lon }: OwnPlaceEntity) => ({
  id,
  external_id: externalId,
  name,
  category,
  lat,
  lon,
});
