import { defineErrors } from '@skydeck/errors';

export const KeyErrors = defineErrors('key', {
  not_found: {
    status: 404,
    message: 'There is no such key in this project.',
    fix: 'List the keys of the project.',
  },
  unknown_scope: {
    status: 422,
    message: 'The product has no such scope.',
    fix: 'Use scopes such as `messages:write`, `messages:*`, `*:read` or `*`.',
  },
  ended: {
    status: 409,
    message: 'This key was revoked, has expired or was rotated already.',
    fix: 'Make a new key.',
  },
});
