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
export { type ClientOptions, dataOf } from './create-client.js';
export { type EventStreamOptions, readEventStream, type ReceivedEvent } from './event-stream.js';
export type { components as AuthComponents } from './generated/auth.js';
export type { components as MessagingComponents } from './generated/messaging.js';
export type { components as PlatformComponents } from './generated/platform.js';
