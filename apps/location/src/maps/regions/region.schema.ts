import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { REGION_STATUSES, type RegionEntity } from './region.entity.js';

const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
  .describe('Name that people know it by; unique in the project.');

/** How a map whose file is the body of the request is called. */
export const NewRegion = z.object({ name });
export type NewRegion = z.output<typeof NewRegion>;

/** A map as callers see it. */
export const Region = z
  .object({
    id: z.string().describe('`reg_…`'),
    name,
    is_shared: z.boolean().describe('Whether every project of the installation uses it.'),
    status: z
      .enum(REGION_STATUSES)
      .describe('Whether it can be used. An earlier build stays in use while the next is made.'),
    build: z
      .int()
      .nullable()
      .describe('Which build is served, counting from 1; null before the first.'),
    source_bytes: z.int().describe('Size of the file that it was made of.'),
    source_sha256: z.string().describe('Digest of that file, in hexadecimal digits.'),
    bounds: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .nullable()
      .describe(
        'South, west, north and east of what it covers, in degrees; null before the first build.',
      ),
    counts: z
      .record(z.string(), z.number())
      .describe('What is in it, such as `segments` of roads.'),
    problem: z.string().nullable().describe('Why the last build failed; null if it did not.'),
    attribution: z.string().describe('Has to be shown wherever something of the map is.'),
    created_at: z.iso.datetime().describe('When it was imported first.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Region' });
export type Region = z.output<typeof Region>;

export const RegionResponse = envelopeOf(Region);
export const RegionListResponse = pageOf(Region);

/** Which maps to list. */
export const ListRegions = listQuery('regions');
export type ListRegions = z.output<typeof ListRegions.schema>;

/** As the licence of the data demands it. @see https://www.openstreetmap.org/copyright */
export const ATTRIBUTION = '© OpenStreetMap contributors';

/** A map as callers see it. */
export const toRegion = (row: RegionEntity): Region => ({
  id: row.id,
  name: row.name,
  is_shared: row.tenant === null,
  status: row.status,
  build: row.build,
  source_bytes: row.sourceBytes,
  source_sha256: row.sourceSha256,
  bounds: row.bounds && [...row.bounds],
  counts: row.counts,
  problem: row.problem,
  attribution: ATTRIBUTION,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
