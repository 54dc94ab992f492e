import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { LocationSettings } from '../location-settings.js';
import { RoutingModule } from '../routing/routing.module.js';
import { chooseEngine, type ChosenEngine } from './choose-engine.js';
import { EmbeddedEngine } from './embedded/embedded-engine.js';
import { ENGINE_CHOICE, Engines } from './engines.js';

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
      useFactory: (embedded: EmbeddedEngine, { config }: LocationSettings) =>
        chooseEngine(embedded, config),
    },
  ],
  exports: [Engines],
})
export class EnginesModule implements OnApplicationShutdown {
  constructor(@Inject(ENGINE_CHOICE) private readonly choice: ChosenEngine) {}

  async onApplicationShutdown(): Promise<void> {
    await this.choice.close();
  }
}
