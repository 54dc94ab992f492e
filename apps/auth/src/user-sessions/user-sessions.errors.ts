import { defineErrors } from '@skydeck/errors';

export const UserSessionErrors = defineErrors('user_session', {
  not_found: {
    status: 404,
    message: 'There is no such session in this project and mode.',
    fix: 'List the sessions; those that have ended are not listed.',
  },
  invalid_refresh_token: {
    status: 401,
    message: 'This refresh token is not valid any more.',
    fix: 'Let the user sign in again; use each refresh token once and keep the one returned.',
  },
});
