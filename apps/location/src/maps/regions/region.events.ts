import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { REGION_STATUSES, type RegionEntity } from './region.entity.js';

const Region = z.object({
  id: z.string().describe('`reg_…`'),
  name: z.string().describe('Name that people know it by.'),
  status: z.enum(REGION_STATUSES).describe('Whether it can be used.'),
  build: z.int().nullable().describe('Which build is served; null before the first.'),
});

/** What happens to maps. */
export const RegionEvents = defineEvents('region', {
  created: { schema: Region, description: 'The file of a map was taken in.' },
  updated: { schema: Region, description: 'The name or the file of a map changed.' },
  ready: { schema: Region, description: 'A map was built, and is served from now on.' },
  failed: { schema: Region, description: 'A map could not be built; an earlier build stays.' },
  deleted: { schema: Region, description: 'A map was deleted.' },
});

/** What events show of a map. */
export const regionState = ({ id, name, status, build }: RegionEntity) => ({
  id,
  name,
  status,
  build,
});
