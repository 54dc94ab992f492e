import { defineErrors } from '@skydeck/errors';

/** Why there is no plan. */
export const OptimizationErrors = defineErrors('optimization', {
  not_found: {
    status: 404,
    message: 'This project has no such optimization.',
    fix: 'List them; results are kept for some days, and test mode and live mode have their own.',
  },
  busy: {
    status: 503,
    message: 'Too many problems are being solved right now.',
    fix: 'Try again after the seconds given in `Retry-After`, or send `"background": true`.',
  },
});
