import { defineErrors } from '@skydeck/errors';

/** What goes wrong when settlements are compared with the books. */
export const ReconciliationErrors = defineErrors('reconciliation', {
  not_found: {
    status: 404,
    message: 'There is no such reconciliation in this project and mode.',
    fix: 'List the reconciliations; test mode and live mode have their own.',
  },
  item_not_found: {
    status: 404,
    message: 'There is no such reconciliation item in this project and mode.',
    fix: 'List the reconciliation items; test mode and live mode have their own.',
  },
  item_settled: {
    status: 409,
    message: 'Line and books agree on this item, or somebody settled it already.',
    fix: 'Read the item: `status` and `resolution` say why.',
  },
  not_linkable: {
    status: 422,
    message: 'This line cannot be linked with that payment.',
    fix: 'Link a line that is `missing_internal` with a payment of the same provider and currency that no other line belongs to.',
  },
  unreadable_file: {
    status: 422,
    message: 'The settlement file cannot be read.',
    fix: 'Send CSV with the columns `line,day,kind,order_id,reference,amount,fee,currency`; `detail` names the row.',
  },
  provider_unavailable: {
    status: 503,
    message: 'The provider does not give its settlements now.',
    fix: 'Try again later, or upload the settlement file.',
  },
});
