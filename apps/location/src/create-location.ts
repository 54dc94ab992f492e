import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { LocationConfig } from './location.config.js';
import { LocationModule } from './location.module.js';

/** What a test may put in the place of the real thing. */
export interface LocationOverrides {
  readonly clock?: Clock;
}

/** The location service as `createService` and the OpenAPI document need it. */
export function locationDefinition(
  config: LocationConfig,
  { clock }: LocationOverrides = {},
): ServiceDefinition {
  return {
    name: 'location',
    title: 'Location API',
    prefix: 'api/v1',
    module: LocationModule.forRoot(config),
    listen: listenOptions(config, 'LOCATION'),
    ...(clock && { clock }),
  };
}

/** Builds the location service without listening. */
export function createLocation(
  config: LocationConfig,
  overrides?: LocationOverrides,
): Promise<Service> {
  return createService(locationDefinition(config, overrides));
}
