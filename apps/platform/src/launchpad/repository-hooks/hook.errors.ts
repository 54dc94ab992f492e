import { defineErrors } from '@skydeck/errors';

/** What routes of repository hooks refuse. */
export const HookErrors = defineErrors('hook', {
  not_found: {
    status: 404,
    message: 'This app has no hook.',
    fix: 'Make one with `skydeck app hook create`.',
  },
  delivery_not_found: {
    status: 404,
    message: 'This app has no such delivery.',
    fix: 'List the deliveries of its hook; the last 200 are remembered.',
  },
  not_redeliverable: {
    status: 409,
    message: 'There is nothing in this delivery that could be taken again.',
    fix: 'Choose one whose `can_redeliver` is true: a push or a pull request.',
  },
  signature_invalid: {
    status: 401,
    message: 'The delivery is not signed with the secret of the hook.',
    fix: 'Enter the address and the secret that `skydeck app hook create` showed at the provider.',
  },
  body_too_large: {
    status: 413,
    message: 'The delivery is larger than is accepted.',
    fix: 'Deliver pushes and pull requests only.',
  },
});
