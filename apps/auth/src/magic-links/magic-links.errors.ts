import { defineErrors } from '@skydeck/errors';

export const MagicLinkErrors = defineErrors('magic_link', {
  not_found: {
    status: 404,
    message: 'There is no such link.',
    fix: 'Use the `id` that the request answered.',
  },
  redirect_not_allowed: {
    status: 422,
    message: 'Browsers may not be sent to this address.',
    fix: 'Add exactly this address to `magic_links.redirect_urls` in the settings.',
  },
  exchange_refused: {
    status: 422,
    message: 'This code signs nobody in.',
    fix: 'A code works once, within two minutes, with the `code_verifier` of the same browser.',
  },
});
