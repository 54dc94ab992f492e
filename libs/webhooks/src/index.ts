export { CreateWebhooks1763820000000 } from './create-webhooks.migration.js';
export { webhookSettings } from './webhook.config.js';
export { WebhookErrors } from './webhook.errors.js';
export { WebhookEvents } from './webhook.events.js';
export { WebhooksModule, type WebhooksOptions } from './webhooks.module.js';
