import { defineErrors } from '@skydeck/errors';

export const UserPasswordErrors = defineErrors('user_password', {
  wrong_credentials: {
    status: 422,
    message: 'No user has this number or address together with this password.',
    fix: 'Let the user type both again, or sign in with a code.',
  },
  sign_up_not_found: {
    status: 404,
    message: 'There is no such sign-up in this project and mode, or it is over.',
    fix: 'Begin the sign-up again.',
  },
});
