import { type DynamicModule, Module } from '@nestjs/common';
import { ViewBeacons } from './beacons/view-beacons.js';
import { ViewBeaconsController } from './beacons/view-beacons.controller.js';
import { ViewInsight } from './insight/view-insight.js';
import { ViewInsightController } from './insight/view-insight.controller.js';
import { ViewRollUp } from './insight/view-roll-up.js';
import { VIEW_RETENTION_DAYS, ViewSweeper } from './view.sweeper.js';

/** Who watched what, and how well it played. */
@Module({})
export class ViewsModule {
  static forRoot({ retentionDays }: { readonly retentionDays: number }): DynamicModule {
    return {
      module: ViewsModule,
      controllers: [ViewBeaconsController, ViewInsightController],
      providers: [
        ViewBeacons,
        ViewInsight,
        ViewRollUp,
        ViewSweeper,
        { provide: VIEW_RETENTION_DAYS, useValue: retentionDays },
      ],
    };
  }
}
