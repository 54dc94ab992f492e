import { DatabaseModule } from '@skydeck/database';
import { QuotasModule, RowQuota, SumQuota } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { ASSET_ENTITIES, AssetsModule } from './assets/assets.module.js';
import type { MediaConfig } from './media.config.js';
import { migrations } from './migrations/index.js';
import { PIPELINE_ENTITIES, PipelineModule } from './pipeline/pipeline.module.js';

/** As many as the workers use at once, and some for requests. */
const POOL_SIZE = 24;

const COUNT_ASSETS = `select count(*) from asset where tenant = $1 and status <> 'deleted'`;
const SUM_MEGABYTES = `
  select ceil(sum(source_bytes + derived_bytes) / 1e6) as sum from asset
  where tenant = $1 and status <> 'deleted'`;

@Module({})
export class MediaModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return {
      module: MediaModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.MEDIA_SCHEMA,
          entities: [...ASSET_ENTITIES, ...PIPELINE_ENTITIES],
          migrations,
          poolSize: POOL_SIZE,
        }),
        SpineModule.forRoot({ service: 'media', schema: config.MEDIA_SCHEMA, config }),
        ObjectStoreModule.forRootAsync({
          inject: [Clock],
          useFactory: (clock: Clock) => ({
            config,
            publicUrl: new URL('/p/objects', config.MEDIA_URL).href,
            secret: config.SKYDECK_SERVICE_SECRET,
            now: () => clock.now(),
          }),
          servesLinks: true,
        }),
        QuotasModule.forRoot({
          ofProjects: [
            new RowQuota('assets', config.QUOTA_ASSETS, COUNT_ASSETS),
            new SumQuota('asset_megabytes', config.QUOTA_ASSET_MEGABYTES, SUM_MEGABYTES),
          ],
        }),
        PipelineModule.forRoot({ schema: config.MEDIA_SCHEMA }),
        AssetsModule,
      ],
    };
  }
}
