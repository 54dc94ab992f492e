import { defineErrors } from '@skydeck/errors';

/** What routes of variables refuse. */
export const EnvironmentErrors = defineErrors('env_variable', {
  not_found: {
    status: 404,
    message: 'This app has no such variable.',
    fix: 'List the variables of the app, and use a `key` from there.',
  },
});
