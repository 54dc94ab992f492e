import { defineErrors } from '@skydeck/errors';

/** What is refused about keeping logs. */
export const LogRetentionErrors = defineErrors('app_logs', {
  too_much: {
    status: 422,
    message: 'This installation keeps no logs for so long, or so large.',
    fix: 'Ask for less, or ask the operator to raise `LAUNCHPAD_LOG_DAYS` or `LAUNCHPAD_LOG_MB`.',
  },
});
