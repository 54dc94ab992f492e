import { defineErrors } from '@skydeck/errors';

/** Why an app password cannot be made or found. */
export const AppPasswordErrors = defineErrors('app_password', {
  not_found: {
    status: 404,
    message: 'There is no such app password.',
    fix: 'List them with `GET /app-passwords`; test mode and live mode have their own.',
  },
});
