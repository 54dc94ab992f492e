import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { MessagingConfig } from './messaging.config.js';
import { MessagingModule } from './messaging.module.js';

/** What a test may put in the place of the real thing. */
export interface MessagingOverrides {
  readonly clock?: Clock;
}

/** The messaging service as `createService` and the OpenAPI document need it. */
export function messagingDefinition(
  config: MessagingConfig,
  { clock }: MessagingOverrides = {},
): ServiceDefinition {
  return {
    name: 'messaging',
    title: 'Messaging API',
    prefix: 'api/v1',
    module: MessagingModule.forRoot(config),
    listen: listenOptions(config, 'MESSAGING'),
    ...(clock && { clock }),
  };
}

/** Builds the messaging service without listening. */
export function createMessaging(
  config: MessagingConfig,
  overrides?: MessagingOverrides,
): Promise<Service> {
  return createService(messagingDefinition(config, overrides));
}
