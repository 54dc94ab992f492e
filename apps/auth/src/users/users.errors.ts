import { defineErrors } from '@skydeck/errors';

export const UserErrors = defineErrors('user', {
  not_found: {
    status: 404,
    message: 'There is no such user in this project and mode.',
    fix: 'List the users; test keys and live keys see different ones.',
  },
  identity_taken: {
    status: 409,
    message: 'Another user has this phone number or e-mail address.',
    fix: 'Find that user with the filter `phone` or `email`.',
  },
  identity_missing: {
    status: 422,
    message: 'A user needs a phone number or an e-mail address.',
    fix: 'Set the other one before you take this one away.',
  },
});
