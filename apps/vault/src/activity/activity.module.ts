import { type DynamicModule, Module } from '@nestjs/common';
import { Activities } from './activities.js';
import { ActivityController } from './activity.controller.js';
import { ActivityEntity } from './activity.entity.js';
import { ActivityRelay } from './activity-relay.js';
import { ActivitySettings } from './activity-settings.js';
import { ActivitySweeper } from './activity.sweeper.js';

/** What is stored of activity. */
export const ACTIVITY_ENTITIES = [ActivityEntity];

/** Who did what in each space. */
@Module({})
export class ActivityModule {
  static forRoot(config: { readonly VAULT_ACTIVITY_DAYS: number }): DynamicModule {
    const settings = new ActivitySettings(config.VAULT_ACTIVITY_DAYS);
    return {
      module: ActivityModule,
      controllers: [ActivityController],
      providers: [
        { provide: ActivitySettings, useValue: settings },
        Activities,
        ActivityRelay,
        ActivitySweeper,
      ],
    };
  }
}
