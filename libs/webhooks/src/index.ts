export { WebhookSecretBox } from './signing/webhook-secret-box.js';
export { webhookSettings } from './webhook.config.js';
export { WebhookErrors } from './webhook.errors.js';
export { WebhookEvents } from './webhook.events.js';
export { webhookMigrations } from './webhook.migrations.js';
export { WebhooksModule, type WebhooksOptions } from './webhooks.module.js';
