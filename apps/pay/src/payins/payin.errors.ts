import { defineErrors } from '@skydeck/errors';

/** What goes wrong with money that comes in. */
export const PayinErrors = defineErrors('payin', {
  not_found: {
    status: 404,
    message: 'There is no such pay-in in this project and mode.',
    fix: 'List the pay-ins; test mode and live mode have their own.',
  },
  not_succeeded: {
    status: 409,
    message: 'Only a pay-in that succeeded can be given back.',
    fix: 'Read the pay-in; wait until it has succeeded.',
  },
  amount_exceeds_payin: {
    status: 422,
    message: 'Less than this is left of the pay-in.',
    fix: 'Give back at most `amount` less `refunded_amount`.',
  },
});
