import { defineErrors } from '@skydeck/errors';

/** What goes wrong with money that goes out. */
export const PayoutErrors = defineErrors('payout', {
  not_found: {
    status: 404,
    message: 'There is no such payout in this project and mode.',
    fix: 'List the payouts; test mode and live mode have their own.',
  },
});
