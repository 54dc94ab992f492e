import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';

/** What a test may put in the place of the real thing. */
export interface AuthOverrides {
  readonly clock?: Clock;
}

/** The auth service as `createService` and the OpenAPI document need it. */
export function authDefinition(
  config: AuthConfig,
  { clock }: AuthOverrides = {},
): ServiceDefinition {
  return {
    name: 'auth',
    title: 'Authentication API',
    prefix: 'api/v1',
    module: AuthModule.forRoot(config, clock),
    listen: listenOptions(config, 'AUTH'),
    ...(clock && { clock }),
  };
}

/** Builds the auth service without listening. */
export function createAuth(config: AuthConfig, overrides?: AuthOverrides): Promise<Service> {
  return createService(authDefinition(config, overrides));
}
