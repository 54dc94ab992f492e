import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { JobEntity } from '../jobs/job.entity.js';
import { jobFields, jobFieldsOf } from '../jobs/job.schema.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';

/** A table that is worked out in the background. */
export const MatrixJob = z
  .object({
    id: z.string().describe('`mtx_…`'),
    ...jobFields,
    profile: z.string().describe('How one gets about.'),
    rows: z.int().describe('How many sources there are.'),
    columns: z.int().describe('How many targets there are.'),
    attribution: z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`),
  })
  .meta({ id: 'MatrixJob' });
export const MatrixJobResponse = envelopeOf(MatrixJob);
export const MatrixJobListResponse = pageOf(MatrixJob);

/** Which tables to list. */
export const ListMatrixJobs = listQuery('matrix_jobs');
export type ListMatrixJobs = z.output<typeof ListMatrixJobs.schema>;

/** A table as callers see it. */
export const toMatrixJob = (job: JobEntity): z.output<typeof MatrixJob> => ({
  id: job.id,
  ...jobFieldsOf(job),
  ...(job.about as { profile: string; rows: number; columns: number }),
  attribution: ATTRIBUTION,
});

const cells = z.array(z.number().nullable());

/** A row of a table. */
export const MatrixRow = z
  .object({
    source: z.int().describe('Which of the sources it is, from 0.'),
    durations_s: cells.describe('To each target, in seconds; null where one does not get.'),
    distances_m: cells.describe('The same in metres.'),
  })
  .meta({ id: 'MatrixRow' });
export const MatrixRowsResponse = pageOf(MatrixRow);

/** Which rows to read. */
export const ReadMatrixRows = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Rows of a page, 1 to 100.'),
  cursor: z
    .string()
    .regex(/^\d{1,5}$/, 'Must be the `next_cursor` of a page.')
    .optional()
    .describe('`next_cursor` of the page before.'),
});
export type ReadMatrixRows = z.output<typeof ReadMatrixRows>;
