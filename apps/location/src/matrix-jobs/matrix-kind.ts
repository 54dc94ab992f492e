import type { JobKind } from '../jobs/job-kind.js';
import { MatrixJobErrors } from './matrix-job.errors.js';
import { MatrixJobEvents } from './matrix-job.events.js';

/** Tables that are worked out in the background. */
export const MATRIX: JobKind = {
  name: 'matrix',
  prefix: 'mtx',
  operation: 'matrix.compute',
  quota: 'matrix_jobs',
  notFound: MatrixJobErrors.not_found,
  events: MatrixJobEvents,
};
