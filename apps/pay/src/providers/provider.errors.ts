import { defineErrors } from '@skydeck/errors';

/** What goes wrong with the providers of a project. */
export const PaymentProviderErrors = defineErrors('payment_provider', {
  not_found: {
    status: 404,
    message: 'There is no such payment provider in this project and mode.',
    fix: 'List the providers; test mode and live mode have their own.',
  },
  built_in: {
    status: 409,
    message: 'The sandbox belongs to every project: it is neither added nor removed.',
    fix: 'Switch it off with `is_enabled` if nobody should use it.',
  },
  in_use: {
    status: 409,
    message: 'Payments of this provider are not finished.',
    fix: 'Switch it off with `is_enabled`, and remove it when its last payment is finished.',
  },
  address_not_allowed: {
    status: 422,
    message: 'Payment providers are not reached at this address.',
    fix: 'Name a public host. Whoever runs Skydeck can allow private networks with `PAY_ALLOW_CIDRS`.',
  },
  live_secrets: {
    status: 422,
    message: 'With these keys real money would move in test mode.',
    fix: 'Give the test keys of the account here, and the live keys in live mode.',
  },
  none_fits: {
    status: 422,
    message: 'No enabled provider of this project takes this method and currency.',
    fix: 'Add a payment provider, or switch one on, that takes them; see `GET /payment-providers`.',
  },
  does_not_fit: {
    status: 422,
    message: 'This provider is switched off, or does not take this method or currency.',
    fix: 'Leave `provider` out to have one chosen, or change the provider.',
  },
});
