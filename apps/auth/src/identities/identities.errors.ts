import { defineErrors } from '@skydeck/errors';

export const IdentityErrors = defineErrors('identity', {
  not_found: {
    status: 404,
    message: 'The user has no such identity.',
    fix: 'List the identities of the user.',
  },
  taken: {
    status: 409,
    message: 'This identity belongs to another user.',
    fix: 'Let the user sign in with it, and unlink it there first.',
  },
  link_required: {
    status: 409,
    message: 'There is a user with this address, and it is not proven that both are the same.',
    fix: 'Let the user sign in in another way and then link the identity: `POST /api/v1/auth/me/identities/authorize`.',
  },
  sign_in_again: {
    status: 403,
    message: 'This needs a sign-in of the last 15 minutes.',
    fix: 'Let the user sign in again, or prove a second factor with `step-up`, and send the request with the new token.',
  },
  last_way_in: {
    status: 409,
    message: 'Without this identity the user could not sign in any more.',
    fix: 'Link another one first, or delete the user.',
  },
});
