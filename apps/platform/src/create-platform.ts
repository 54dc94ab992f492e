import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { MakeRoomEngine } from './costream/costream.module.js';
import type { DatabaseDriver } from './databases/engine/database.driver.js';
import type { PlatformConfig } from './platform.config.js';
import { PlatformModule } from './platform.module.js';

/** What a test may put in place of the real thing. */
export interface PlatformOverrides {
  readonly clock?: Clock;
  /** What runs managed databases. */
  readonly databases?: DatabaseDriver;
  /** Makes what carries the media of rooms. */
  readonly rooms?: MakeRoomEngine;
}

/** What makes the platform service; also used to write its OpenAPI document. */
export function platformDefinition(
  config: PlatformConfig,
  { clock, databases, rooms }: PlatformOverrides = {},
): ServiceDefinition {
  return {
    name: 'platform',
    title: 'Skydeck Platform API',
    prefix: 'v1',
    module: PlatformModule.forRoot(config, databases, rooms),
    listen: listenOptions(config, 'PLATFORM'),
    clock,
  };
}

/** Builds the platform service without listening. */
export async function createPlatform(
  config: PlatformConfig,
  overrides?: PlatformOverrides,
): Promise<Service> {
  return createService(platformDefinition(config, overrides));
}
