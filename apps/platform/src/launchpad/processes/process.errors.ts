import { defineErrors } from '@skydeck/errors';

/** What routes of processes refuse. */
export const ProcessErrors = defineErrors('app_process', {
  unknown: {
    status: 422,
    message: 'The release that serves has no such process.',
    fix: 'Add the process to the `Procfile` or to `processes` of `launchpad.json`, deploy, then scale it.',
  },
});
