import { defineErrors } from '@skydeck/errors';

/** What a rollback refuses. */
export const RollbackErrors = defineErrors('rollback', {
  no_target: {
    status: 409,
    message: 'There is no earlier release that was live.',
    fix: 'Name the `release` to go back to; `GET …/releases` lists them.',
  },
  is_current: {
    status: 409,
    message: 'This release serves already.',
    fix: 'Name another `release`.',
  },
});
