import { defineErrors } from '@skydeck/errors';

/** What is refused about log drains. */
export const LogDrainErrors = defineErrors('log_drain', {
  not_found: {
    status: 404,
    message: 'There is no such log drain.',
    fix: 'List the drains of the app.',
  },
  too_many: {
    status: 422,
    message: 'An app has at most 5 log drains.',
    fix: 'Delete one of them first.',
  },
});
