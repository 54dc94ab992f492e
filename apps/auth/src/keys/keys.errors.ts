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
  no_test_mode: {
    status: 422,
    message: 'This product has no test mode: what it makes is real.',
    fix: 'Make a live key, in a project of its own for trials.',
  },
  ended: {
    status: 409,
    message: 'This key was revoked, has expired or was rotated already.',
    fix: 'Make a new key.',
  },
});
