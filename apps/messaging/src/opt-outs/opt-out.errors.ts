import { defineErrors } from '@skydeck/errors';

export const OptOutErrors = defineErrors('mail_opt_out', {
  not_found: {
    status: 404,
    message: 'This project has no such opt-out.',
    fix: 'List the opt-outs; it may have been deleted.',
  },
});
