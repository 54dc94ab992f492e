import { AuthGuardModule } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
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
          migrations: [],
        }),
        BusModule.forRoot({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        AuthGuardModule.forRoot({
          service: 'vault',
          authUrl: config.AUTH_URL,
          authInternalUrl: config.AUTH_INTERNAL_URL,
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
        }),
      ],
    };
  }
}
