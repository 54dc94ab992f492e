import { defineErrors } from '@skydeck/errors';

/** What a quota refuses with. */
export const QuotaErrors = defineErrors('', {
  quota_exceeded: {
    status: 429,
    message: 'A quota is used up.',
    fix: 'Delete what you no longer need, wait for the next day where the quota is daily, or ask whoever runs the installation to raise its `QUOTA_…` setting.',
  },
});
