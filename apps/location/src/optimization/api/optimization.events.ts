import { defineEvents } from '@skydeck/events';
import { JobState } from '../../jobs/job-kind.js';

/** How optimizations end that are solved in the background. */
export const OptimizationEvents = defineEvents('optimization', {
  succeeded: { schema: JobState, description: 'A problem was solved; the plan can be read.' },
  failed: { schema: JobState, description: 'A problem could not be solved.' },
});
