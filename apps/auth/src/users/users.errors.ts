import { defineErrors } from '@skydeck/errors';

export const UserErrors = defineErrors('user', {
  not_found: {
    status: 404,
    message: 'There is no such user in this project and mode.',
    fix: 'List the users; test keys and live keys see different ones.',
  },
  identity_taken: {
    status: 409,
    message: 'Another user has this phone number, e-mail address or external identifier.',
    fix: 'Find that user with the filter `phone`, `email` or `external_id`.',
  },
  identity_missing: {
    status: 422,
    message: 'A user needs a phone number, an e-mail address or another identity.',
    fix: 'Set the other one before you take this one away.',
  },
});
