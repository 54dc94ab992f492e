import { defineErrors } from '@skydeck/errors';

/** What can be wrong with a webhook. */
export const WebhookErrors = defineErrors('webhook', {
  not_found: {
    status: 404,
    message: 'This webhook does not exist.',
    fix: 'List the webhooks of the project; it may have been deleted.',
  },
  delivery_not_found: {
    status: 404,
    message: 'This delivery does not exist.',
    fix: 'List the deliveries of the webhook; they are kept for 30 days.',
  },
  url_not_allowed: {
    status: 422,
    message: 'Webhooks are not sent to this address.',
    fix: 'Name a public http or https address without credentials. Whoever runs Skydeck can allow private networks with `WEBHOOK_ALLOW_CIDRS`.',
  },
  too_many: {
    status: 409,
    message: 'The project has as many webhooks as it may have.',
    fix: 'Delete a webhook, or let one receive more types.',
  },
  disabled: {
    status: 409,
    message: 'This webhook is disabled.',
    fix: 'Enable it, then try again.',
  },
});
