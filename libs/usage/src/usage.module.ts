import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InternalUsageController } from './read/internal-usage.controller.js';
import { usageController } from './read/usage.controller.js';
import { UsageReader } from './read/usage.reader.js';
import { Usage } from './record/usage.js';
import { UsageRollUp } from './roll-up/usage-roll-up.js';
import { UsageSweeper } from './roll-up/usage-sweeper.js';

export interface UsageOptions {
  /** Name of the service. */
  readonly service: string;
  /** Whether paths name the project; otherwise the key or the header does. */
  readonly hasProjectInPath: boolean;
}

/** Gives a service `Usage`, its roll-up and its routes. The migration is the service's to list. */
@Global()
@Module({})
export class UsageModule {
  static forRoot({ service, hasProjectInPath }: UsageOptions): DynamicModule {
    const path = hasProjectInPath ? 'projects/:project/usage' : 'usage';
    // The platform tells the usage of every product there, its own among them.
    const own = service === 'platform' ? [] : [usageController(path)];
    return {
      module: UsageModule,
      controllers: [InternalUsageController, ...own],
      providers: [
        Usage,
        UsageRollUp,
        UsageSweeper,
        {
          provide: UsageReader,
          useFactory: (dataSource: DataSource) => new UsageReader(service, dataSource),
          inject: [DataSource],
        },
      ],
      exports: [Usage, UsageReader, UsageRollUp],
    };
  }
}
