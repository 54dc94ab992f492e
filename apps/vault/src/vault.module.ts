import { DatabaseModule } from '@skydeck/database';
import { SpineModule, spineMigrations } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import type { VaultConfig } from './vault.config.js';

@Module({})
export class VaultModule {
  static forRoot(config: VaultConfig): DynamicModule {
    return {
      module: VaultModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.VAULT_SCHEMA,
          entities: [],
          migrations: spineMigrations,
        }),
        SpineModule.forRoot({ service: 'vault', schema: config.VAULT_SCHEMA, config }),
      ],
    };
  }
}
