import { defineErrors } from '@skydeck/errors';

export const AccountErrors = defineErrors('account', {
  email_taken: {
    status: 409,
    message: 'Another account has this address.',
    fix: 'Sign in with the address instead, or choose another one.',
  },
});
