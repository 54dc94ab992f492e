export {
  createMessaging,
  messagingDefinition,
  type MessagingOverrides,
} from './create-messaging.js';
export { MessagingConfig } from './messaging.config.js';
