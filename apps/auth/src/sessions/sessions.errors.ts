import { defineErrors } from '@skydeck/errors';

export const SessionErrors = defineErrors('session', {
  not_found: {
    status: 404,
    message: 'There is no such session.',
    fix: 'List the sessions of the account.',
  },
  invalid_refresh_token: {
    status: 401,
    message: 'This refresh token is not valid any more.',
    fix: 'Sign in again; use each refresh token once and keep the one that is returned.',
  },
});
