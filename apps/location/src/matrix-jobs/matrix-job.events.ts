import { defineEvents } from '@skydeck/events';
import { JobState } from '../jobs/job-kind.js';

/** How large tables end. */
export const MatrixJobEvents = defineEvents('matrix_job', {
  succeeded: { schema: JobState, description: 'A large table was worked out; it can be read.' },
  failed: { schema: JobState, description: 'A large table could not be worked out.' },
});
