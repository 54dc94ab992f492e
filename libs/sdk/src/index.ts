export { ApiRequestError, type ErrorBody, type RequestIssue } from './api-request-error.js';
export {
  createAuthClient,
  createLocationClient,
  createMediaClient,
  createMessagingClient,
  createPayClient,
  createPlatformClient,
  createVaultClient,
} from './clients.js';
export { type ClientOptions, dataOf, type ServiceClient } from './create-client.js';
export { type EventStreamOptions, readEventStream, type ReceivedEvent } from './event-stream.js';
export type { EventOf, EventType, SkydeckEvent } from './events/skydeck-event.js';
export type { components as AuthComponents } from './generated/auth.js';
export type { components as LocationComponents } from './generated/location.js';
export type { components as MediaComponents } from './generated/media.js';
export type { components as MessagingComponents } from './generated/messaging.js';
export type { components as PayComponents } from './generated/pay.js';
export type { components as PlatformComponents } from './generated/platform.js';
export type { components as VaultComponents } from './generated/vault.js';
export type { Page } from './pagination/list-paths.js';
export { ConnectionError, RequestTimeoutError } from './request-failures.js';
export { newIdempotencyKey } from './retry/idempotency-key.js';
export { retryingFetch } from './retry/retrying-fetch.js';
export type { Retry, RetryClock, RetryOptions } from './retry/retry-options.js';
export { type Product, Skydeck, type SkydeckOptions } from './skydeck.js';
export { signWebhook, type WebhookIdentity } from './webhooks/sign-webhook.js';
export {
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookHeaders,
} from './webhooks/verify-webhook.js';
export { WebhookVerificationError } from './webhooks/webhook-verification-error.js';
