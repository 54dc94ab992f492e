import { defineErrors } from '@skydeck/errors';

export const LocalOwnerErrors = defineErrors('local_owner', {
  wrong_token: {
    status: 401,
    message: 'This is not the token of the owner of this installation.',
    fix: 'Send the content of `owner.token` in the folder of the installation.',
  },
});
