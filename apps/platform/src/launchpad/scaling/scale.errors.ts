import { defineErrors } from '@skydeck/errors';

/** What scaling refuses. */
export const ScaleErrors = defineErrors('app_scale', {
  too_large: {
    status: 422,
    message: 'This installation gives no app that much.',
    fix: 'Ask for less, or ask the operator to raise `LAUNCHPAD_MAX_REPLICAS`, `LAUNCHPAD_MAX_APP_CPU` or `LAUNCHPAD_MAX_APP_MEMORY_MB`.',
  },
});
