import { databaseOf, DatabaseModule } from '@skydeck/database';
import { DailyQuota, QuotasModule, RowQuota, SumQuota } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { ASSET_ENTITIES, AssetsModule } from './assets/assets.module.js';
import { ClipsModule } from './clips/clips.module.js';
import { DOWNLOAD_ENTITIES, DownloadsModule } from './downloads/downloads.module.js';
import { IMAGE_ENTITIES, ImagesModule } from './images/images.module.js';
import { concurrencyOf, liveEngineOf, type MediaConfig, workFolderOf } from './media.config.js';
import { LIVE_ENTITIES, LiveModule } from './live/live.module.js';
import { migrations } from './migrations/index.js';
import { PLAYBACK_ENTITIES, PlaybackModule } from './playback/playback.module.js';
import { PIPELINE_ENTITIES, PipelineModule } from './pipeline/pipeline.module.js';
import { TRACK_ENTITIES, TracksModule } from './tracks/tracks.module.js';
import { StillsModule } from './stills/stills.module.js';
import { AssetPlaylistsModule, PLAYLIST_ENTITIES } from './playlists/playlists.module.js';
import { ViewsModule } from './views/views.module.js';
import { UPLOAD_ENTITIES, UploadsModule } from './uploads/uploads.module.js';
import { sealedColumns } from './sealed-columns.js';

/** As many as the workers use at once, and some for requests. */
const POOL_SIZE = 24;

const COUNT_ASSETS = `select count(*) from asset where tenant = $1 and status <> 'deleted'`;
const COUNT_LIVE_STREAMS = 'select count(*) from live_stream where tenant = $1';
const COUNT_LIVE_BROADCASTS = `
  select count(*) from live_session where tenant = $1 and status <> 'ended'`;
const COUNT_UPLOADS = `
  select count(*) from upload where tenant = $1 and status in ('waiting', 'uploading')`;
// What is put together of parts is counted with the parts.
const COUNT_PLAYBACK_IDS = 'select count(*) from playback_id where tenant = $1';
const COUNT_IMAGES = 'select count(*) from image where tenant = $1';
const MOST_IMAGES = 1000;
const COUNT_RESTRICTIONS = 'select count(*) from playback_restriction where tenant = $1';
const COUNT_SIGNING_KEYS = 'select count(*) from signing_key where tenant = $1';
const MOST_RESTRICTIONS = 1000;
const COUNT_PLAYLISTS = 'select count(*) from playlist where tenant = $1';
const MOST_PLAYLISTS = 10_000;
const MOST_SIGNING_KEYS = 100;
const SUM_MINUTES = `
  select ceil(sum(duration_ms) / 6e4) as sum from asset where tenant = $1 and status not in
    ('rejected', 'deleting', 'deleted')`;
const SUM_MEGABYTES = `
  select ceil(sum(bytes) / 1e6) as sum from (
    select case when source_deleted_at is null then source_bytes else 0 end + derived_bytes
      as bytes
    from asset
    where tenant = $1 and status <> 'deleted'
    union all
    select coalesce(size_bytes, received_bytes) from upload
    where tenant = $1 and concat_of is null and (status in ('waiting', 'uploading')
      or (is_partial and status = 'complete' and drop_at is null))
  ) as kept`;

@Module({})
export class MediaModule {
  static forRoot(config: MediaConfig): DynamicModule {
    return {
      module: MediaModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.MEDIA_SCHEMA,
          entities: [
            ...ASSET_ENTITIES,
            ...DOWNLOAD_ENTITIES,
            ...IMAGE_ENTITIES,
            ...LIVE_ENTITIES,
            ...PLAYBACK_ENTITIES,
            ...PLAYLIST_ENTITIES,
            ...PIPELINE_ENTITIES,
            ...TRACK_ENTITIES,
            ...UPLOAD_ENTITIES,
          ],
          migrations,
          poolSize: POOL_SIZE,
        }),
        SpineModule.forRoot({
          service: 'media',
          schema: config.MEDIA_SCHEMA,
          config,
          sealed: sealedColumns(config.SKYDECK_SERVICE_SECRET),
        }),
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
            new DailyQuota('views_per_day', config.QUOTA_VIEWS_PER_DAY),
            new RowQuota('uploads', config.QUOTA_UPLOADS, COUNT_UPLOADS),
            new RowQuota('assets', config.QUOTA_ASSETS, COUNT_ASSETS),
            new RowQuota('live_streams', config.QUOTA_LIVE_STREAMS, COUNT_LIVE_STREAMS),
            new RowQuota('live_broadcasts', config.QUOTA_LIVE_BROADCASTS, COUNT_LIVE_BROADCASTS),
            new RowQuota('playback_ids', config.QUOTA_PLAYBACK_IDS, COUNT_PLAYBACK_IDS),
            new RowQuota('images', MOST_IMAGES, COUNT_IMAGES),
            new RowQuota('playback_restrictions', MOST_RESTRICTIONS, COUNT_RESTRICTIONS),
            new RowQuota('playlists', MOST_PLAYLISTS, COUNT_PLAYLISTS),
            new RowQuota('signing_keys', MOST_SIGNING_KEYS, COUNT_SIGNING_KEYS),
            new SumQuota('asset_minutes', config.QUOTA_ASSET_MINUTES, SUM_MINUTES),
            new SumQuota('asset_megabytes', config.QUOTA_ASSET_MEGABYTES, SUM_MEGABYTES),
          ],
        }),
        PipelineModule.forRoot({
          schema: config.MEDIA_SCHEMA,
          concurrency: concurrencyOf(config),
          parallelAssets: config.MEDIA_PARALLEL_ASSETS,
          folder: workFolderOf(config),
          cacheBytes: config.MEDIA_CACHE_BYTES,
          transcoder: config.MEDIA_TRANSCODER,
          mayBeOpen: config.MEDIA_SANDBOX === 'container',
        }),
        AssetsModule,
        ClipsModule,
        DownloadsModule,
        ImagesModule.forRoot({ allowCidrs: config.MEDIA_ALLOW_CIDRS }),
        StillsModule,
        LiveModule.forRoot({
          publicUrl: config.MEDIA_URL,
          ingestUrl: config.MEDIA_RTMP_URL,
          secret: config.SKYDECK_SERVICE_SECRET,
          engine: liveEngineOf(config),
        }),
        PlaybackModule.forRoot({
          publicUrl: config.MEDIA_URL,
          secret: config.SKYDECK_SERVICE_SECRET,
          countryDatabase: config.MEDIA_COUNTRY_DATABASE,
          delivery: {
            by: config.MEDIA_DELIVERY,
            logHost: config.MEDIA_INTERNAL_HOST,
            logPort: config.MEDIA_DELIVERY_LOG_PORT,
          },
        }),
        TracksModule.forRoot({
          perAsset: config.QUOTA_ASSET_TRACKS,
          allowCidrs: config.MEDIA_ALLOW_CIDRS,
        }),
        AssetPlaylistsModule,
        ViewsModule.forRoot({ retentionDays: config.MEDIA_VIEW_RETENTION_DAYS }),
        UploadsModule.forRoot({
          maxBytes: config.MEDIA_UPLOAD_MAX_BYTES,
          lifetimeMs: config.MEDIA_UPLOAD_LIFETIME_S * 1000,
          allowCidrs: config.MEDIA_ALLOW_CIDRS,
          publicUrl: config.MEDIA_URL,
        }),
      ],
    };
  }
}
