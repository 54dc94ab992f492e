import { defineErrors } from '@skydeck/errors';

export const AnonymousUserErrors = defineErrors('anonymous_user', {
  disabled: {
    status: 409,
    message: 'This project has no anonymous users.',
    fix: 'Switch them on in the settings, `anonymous_users.is_enabled`.',
  },
});
