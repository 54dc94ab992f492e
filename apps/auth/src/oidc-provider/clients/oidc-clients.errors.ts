import { defineErrors } from '@skydeck/errors';

export const OidcClientErrors = defineErrors('oidc_client', {
  not_found: {
    status: 404,
    message: 'There is no such client in this project and mode.',
    fix: 'List the clients; test keys and live keys see different ones.',
  },
  without_secret: {
    status: 409,
    message: 'A public client has no secret.',
    fix: 'Make a confidential client for a program that can keep one.',
  },
  full_access: {
    status: 422,
    message: 'A third-party client cannot have the scope `user`.',
    fix: 'Leave the scope out, or make the client one of your own.',
  },
});
