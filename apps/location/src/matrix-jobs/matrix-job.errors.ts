import { defineErrors } from '@skydeck/errors';

/** Why there are no rows of a table. */
export const MatrixJobErrors = defineErrors('matrix_job', {
  not_found: {
    status: 404,
    message: 'This project has no such table.',
    fix: 'List them; tables are kept for some days, and test mode and live mode have their own.',
  },
  not_ready: {
    status: 409,
    message: 'The table is not worked out.',
    fix: 'Wait for its end with `?wait=`; when it failed, `error` says why.',
  },
});
