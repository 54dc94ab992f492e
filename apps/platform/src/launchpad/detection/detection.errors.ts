import { defineErrors } from '@skydeck/errors';

/** What looking into code before an app is made refuses. */
export const DetectionErrors = defineErrors('app_detection', {
  busy: {
    status: 429,
    message: 'Too much code is being looked into at once.',
    fix: 'Try again in a few seconds, or create the app without looking first.',
  },
  ssh_needs_app: {
    status: 422,
    message: 'A repository that is reached by SSH needs the deploy key of an app.',
    fix: 'Create the app; its deployment shows what was found. Or use an `https://…` address.',
  },
});
