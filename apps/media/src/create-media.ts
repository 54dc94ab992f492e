import {
  type Clock,
  createService,
  listenOptions,
  type Service,
  type ServiceDefinition,
} from '@skydeck/service';
import type { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

/** What a test may put in the place of the real thing. */
export interface MediaOverrides {
  readonly clock?: Clock;
}

/** The media service as `createService` and the OpenAPI document need it. */
export function mediaDefinition(
  config: MediaConfig,
  { clock }: MediaOverrides = {},
): ServiceDefinition {
  return {
    name: 'media',
    title: 'Media API',
    prefix: 'api/v1',
    module: MediaModule.forRoot(config),
    listen: listenOptions(config, 'MEDIA'),
    ...(clock && { clock }),
  };
}

/** Builds the media service without listening. */
export function createMedia(config: MediaConfig, overrides?: MediaOverrides): Promise<Service> {
  return createService(mediaDefinition(config, overrides));
}
