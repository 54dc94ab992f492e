import { defineErrors } from '@skydeck/errors';

export const SignInHookErrors = defineErrors('sign_in_hook', {
  not_found: {
    status: 404,
    message: 'There is no such sign-in hook in this project and mode.',
    fix: 'List the hooks; test mode and live mode have their own.',
  },
  taken: {
    status: 409,
    message: 'There is a hook of this kind already.',
    fix: 'Change it, or delete it first.',
  },
  refused: {
    status: 403,
    message: 'The project does not let this user sign up or in.',
    fix: 'See `detail`; it is what the servers of the project say.',
  },
  failed: {
    status: 503,
    message: 'The servers of the project did not say whether this user may sign in.',
    fix: 'Try again; the project can look at its hook, which must answer within two seconds.',
  },
});
