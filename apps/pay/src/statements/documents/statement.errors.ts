import { defineErrors } from '@skydeck/errors';

/** Why no statement is made. */
export const StatementErrors = defineErrors('', {
  statement_too_long: {
    status: 422,
    message: 'The wallet has more than 100,000 entries in this period.',
    fix: 'Ask for a shorter period, or read the entries page by page.',
  },
});
