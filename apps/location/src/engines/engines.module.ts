import { Global, Module } from '@nestjs/common';
import { LocationSettings } from '../location-settings.js';
import { RoutingModule } from '../routing/routing.module.js';
import { EmbeddedEngine } from './embedded/embedded-engine.js';
import { ENGINE_CHOICE, type EngineChoice, Engines } from './engines.js';

/** The engines behind routes. */
@Global()
@Module({
  imports: [RoutingModule],
  providers: [
    EmbeddedEngine,
    Engines,
    {
      provide: ENGINE_CHOICE,
      inject: [EmbeddedEngine, LocationSettings],
      useFactory: (embedded: EmbeddedEngine, { config }: LocationSettings): EngineChoice => ({
        chosen: embedded,
        embedded,
        fallsThrough: new Set(config.LOCATION_ROUTING_FALLTHROUGH),
      }),
    },
  ],
  exports: [Engines],
})
export class EnginesModule {}
