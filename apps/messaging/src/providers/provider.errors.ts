import { defineErrors } from '@skydeck/errors';

export const ProviderErrors = defineErrors('message_provider', {
  not_found: {
    status: 404,
    message: 'There is no such message provider in this project and mode.',
    fix: 'List the providers; test mode and live mode have their own.',
  },
  address_not_allowed: {
    status: 422,
    message: 'Messages are not handed to this address.',
    fix: 'Name a public host. Whoever runs Skydeck can allow private networks with `MESSAGING_ALLOW_CIDRS`.',
  },
  channel_not_carried: {
    status: 422,
    message: 'Providers of this kind do not carry that channel.',
    fix: 'Leave `channels` out, or name only those of the kind.',
  },
});
