import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import type { Quota } from './quota.js';
import { Quotas, SettingsQuotas } from './quotas.js';
import { QuotasController } from './quotas.controller.js';

export interface QuotasOptions {
  /** What a project may have; shown at `projects/:project/quotas`. */
  readonly ofProjects: readonly Quota[];
  /** What an account may have. */
  readonly ofAccounts?: readonly Quota[];
}

/** Gives a service its quotas. */
@Global()
@Module({})
export class QuotasModule {
  static forRoot({ ofProjects, ofAccounts = [] }: QuotasOptions): DynamicModule {
    return {
      module: QuotasModule,
      controllers: [QuotasController],
      providers: [
        {
          provide: Quotas,
          useFactory: (dataSource: DataSource, clock: Clock) =>
            new SettingsQuotas(ofProjects, ofAccounts, dataSource, clock),
          inject: [DataSource, Clock],
        },
      ],
      exports: [Quotas],
    };
  }
}
