import { defineErrors } from '@skydeck/errors';

export const SignInProviderErrors = defineErrors('sign_in_provider', {
  not_found: {
    status: 404,
    message: 'There is no such sign-in provider in this project and mode.',
    fix: 'List the providers; test mode and live mode have their own.',
  },
  disabled: {
    status: 409,
    message: 'This sign-in provider is switched off.',
    fix: 'Switch it on with `is_enabled`, or offer another one.',
  },
  in_use: {
    status: 409,
    message: 'Users sign in with this provider.',
    fix: 'Switch it off instead, or unlink their identities first.',
  },
  unreachable: {
    status: 503,
    message: 'The sign-in provider cannot be reached, or does not answer as it should.',
    fix: 'Check the issuer, and that it is reachable from the public internet.',
  },
  redirect_not_allowed: {
    status: 422,
    message: 'Users are not sent to this address.',
    fix: 'Add the exact address to `redirect_urls` of the provider.',
  },
  invalid_state: {
    status: 422,
    message: 'This sign-in was not begun here, has ended or took too long.',
    fix: 'Begin the sign-in again.',
  },
  invalid_code: {
    status: 422,
    message: 'This code is not right, was used before or has expired.',
    fix: 'Exchange each code once, within two minutes, with the verifier it was asked for with.',
  },
  invalid_id_token: {
    status: 422,
    message: 'This token is not one that the provider has issued for this sign-in.',
    fix: 'Send a new token, for a client of the provider, with the nonce that it was asked for with.',
  },
});
