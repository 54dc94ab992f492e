import { runStatement } from '@skydeck/database';
import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EndedProjects } from './ended-projects.js';
import { KeyProvider } from './key-provider.js';
import { KeyRing } from './key-ring.js';
import { ANY_KEY } from './key-ring.sql.js';
import { KeyRotation, PROJECT_KEY_DAYS } from './key-rotation.js';
import { KeyMetrics } from './key-metrics.js';
import { type KeySettings, keyProviderOf } from './keys.config.js';
import { ProjectKeys } from './project-keys.js';

/** The keys that everything in the vault is encrypted with. */
@Global()
@Module({})
export class KeysModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly provider: KeyProvider,
    private readonly dataSource: DataSource,
  ) {}

  static forRoot(config: KeySettings): DynamicModule {
    return {
      module: KeysModule,
      providers: [
        { provide: KeyProvider, useFactory: () => keyProviderOf(config) },
        { provide: PROJECT_KEY_DAYS, useValue: config.VAULT_PROJECT_KEY_DAYS },
        EndedProjects,
        KeyMetrics,
        KeyRing,
        KeyRotation,
        ProjectKeys,
      ],
      exports: [KeyRing],
    };
  }

  async onModuleInit(): Promise<void> {
    const [row] = await runStatement<{ found: boolean }>(this.dataSource, ANY_KEY, []);
    await this.provider.open(row?.found === true);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider.close();
  }
}
