import { type DynamicModule, Module } from '@nestjs/common';
import { TrackedMail } from './tracked-mail.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingSettings } from './tracking-settings.js';
import { TrackingTokens } from './tracking-tokens.js';
import { VisitsController } from './visits.controller.js';
import { Visits } from './visits.js';

export interface TrackingOptions {
  /** Addresses are signed with a key made from it. */
  readonly serviceSecret: string;
  /** The address of this service, as recipients reach it. */
  readonly publicUrl: string;
}

/** Opens and clicks of mail, for projects that want to know. */
@Module({})
export class TrackingModule {
  static forRoot({ serviceSecret, publicUrl }: TrackingOptions): DynamicModule {
    return {
      module: TrackingModule,
      global: true,
      controllers: [TrackingController, VisitsController],
      providers: [
        {
          provide: TrackingTokens,
          useFactory: () => new TrackingTokens(serviceSecret, publicUrl),
        },
        TrackedMail,
        TrackingSettings,
        Visits,
      ],
      exports: [TrackedMail],
    };
  }
}
