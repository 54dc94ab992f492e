import { folderOf } from '@skydeck/config';
import { databaseOf, DatabaseModule } from '@skydeck/database';
import { QuotasModule, RowQuota, SumQuota } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { ServiceMetrics } from '@skydeck/telemetry';
import { type DynamicModule, Module } from '@nestjs/common';
import { BackupMetrics } from './backups/backup-metrics.js';
import {
  costreamEntities,
  CostreamModule,
  type MakeRoomEngine,
} from './costream/costream.module.js';
import type { DatabaseDriver } from './databases/engine/database.driver.js';
import { databaseEntities, DatabasesModule } from './databases/databases.module.js';
import { EnginesController } from './engines/engines.controller.js';
import { launchpadEntities, LaunchpadModule } from './launchpad/launchpad.module.js';
import { migrations } from './migrations/index.js';
import type { PlatformConfig } from './platform.config.js';
import { vpsEntities, VpsModule } from './vps/vps.module.js';
import { UsageReportsModule } from './usage/usage-reports.module.js';
import { sealedColumns } from './sealed-columns.js';

const COUNT_APPS = 'select count(*) from app where project_id = $1 and deleted_at is null';
const COUNT_DATABASES =
  'select count(*) from managed_database where project_id = $1 and deleted_at is null';
const COUNT_IMAGES = 'select count(*) from vps_image where project_id = $1 and deleted_at is null';
const COUNT_IMAGE_GIGABYTES = `select ceil(coalesce(sum(size_bytes), 0) / 1073741824.0) as count
  from vps_image where project_id = $1 and deleted_at is null`;
const COUNT_SNAPSHOTS =
  'select count(*) from vps_snapshot where project_id = $1 and deleted_at is null';
const COUNT_VOLUMES =
  'select count(*) from vps_volume where project_id = $1 and deleted_at is null';
const COUNT_NETWORKS =
  'select count(*) from vps_network where project_id = $1 and deleted_at is null';
const countOf = (table: string) => `select count(*) from ${table} where project_id = $1`;
const COUNT_BROADCASTS = `${countOf('room_broadcast')} and status in ('starting', 'live')`;
const COUNT_ROOMS = `${countOf('room')} and status <> 'ended'`;
const COUNT_ROOM_RECORDING_GIGABYTES = `select ceil(coalesce(sum(size_bytes), 0) / 1073741824.0) as count
  from room_recording where project_id = $1 and deleted_at is null`;
const COUNT_VPS = 'select count(*) from vps where project_id = $1 and deleted_at is null';

const SUM_DATABASES = `select coalesce(sum(storage_gb), 0) as sum from managed_database
  where project_id = $1 and deleted_at is null`;
const SUM_VOLUMES = `select coalesce(sum(size_gb), 0) as sum from vps_volume
  where project_id = $1 and deleted_at is null`;
const COUNT_APP_VOLUME_SNAPSHOTS = `${countOf('app_volume_snapshot')} and kind = 'manual'`;
const SUM_APP_VOLUMES =
  'select coalesce(sum(size_gb), 0) as sum from app_volume where project_id = $1';

/** The platform service: stores, guard, and its features. */
@Module({})
export class PlatformModule {
  static forRoot(
    config: PlatformConfig,
    databases?: DatabaseDriver,
    rooms?: MakeRoomEngine,
  ): DynamicModule {
    const launchpad = LaunchpadModule.forRoot(config);
    return {
      module: PlatformModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.PLATFORM_SCHEMA,
          entities: [
            ...launchpadEntities,
            ...vpsEntities,
            ...databaseEntities,
            ...costreamEntities,
          ],
          migrations,
        }),
        SpineModule.forRoot({
          service: 'platform',
          schema: config.PLATFORM_SCHEMA,
          config,
          sealed: sealedColumns(config.SKYDECK_SERVICE_SECRET),
        }),
        ObjectStoreModule.forRootAsync({
          inject: [Clock],
          useFactory: (clock: Clock) => ({
            config,
            publicUrl: config.PLATFORM_URL ?? config.EDGE_URL,
            secret: config.SKYDECK_SERVICE_SECRET,
            now: () => clock.now(),
          }),
          servesLinks: false,
        }),
        QuotasModule.forRoot({
          ofProjects: [
            new RowQuota('apps', config.QUOTA_APPS, COUNT_APPS),
            new RowQuota('app_domains', config.QUOTA_APP_DOMAINS, countOf('app_domain')),
            new RowQuota('app_volumes', config.QUOTA_APP_VOLUMES, countOf('app_volume')),
            new SumQuota('app_volume_gb', config.QUOTA_APP_VOLUME_GB, SUM_APP_VOLUMES),
            new RowQuota(
              'app_volume_snapshots',
              config.QUOTA_APP_VOLUME_SNAPSHOTS,
              COUNT_APP_VOLUME_SNAPSHOTS,
            ),
            new RowQuota('databases', config.QUOTA_DATABASES, COUNT_DATABASES),
            new SumQuota('database_gb', config.QUOTA_DATABASE_GB, SUM_DATABASES),
            new RowQuota('rooms', config.QUOTA_ROOMS, COUNT_ROOMS),
            new RowQuota('room_broadcasts', config.QUOTA_ROOM_BROADCASTS, COUNT_BROADCASTS),
            new RowQuota('room_ingresses', config.QUOTA_ROOM_INGRESSES, countOf('room_ingress')),
            new RowQuota(
              'room_recording_gigabytes',
              config.QUOTA_ROOM_RECORDING_GIGABYTES,
              COUNT_ROOM_RECORDING_GIGABYTES,
            ),
            new RowQuota('vps', config.QUOTA_VPS, COUNT_VPS),
            new RowQuota('vps_images', config.QUOTA_VPS_IMAGES, COUNT_IMAGES),
            new RowQuota(
              'vps_image_gigabytes',
              config.QUOTA_VPS_IMAGE_GIGABYTES,
              COUNT_IMAGE_GIGABYTES,
            ),
            new RowQuota('vps_snapshots', config.QUOTA_VPS_SNAPSHOTS, COUNT_SNAPSHOTS),
            new RowQuota('vps_networks', config.QUOTA_VPS_NETWORKS, COUNT_NETWORKS),
            new RowQuota('vps_firewalls', config.QUOTA_VPS_FIREWALLS, countOf('vps_firewall')),
            new RowQuota('vps_ports', config.QUOTA_VPS_PORTS, countOf('vps_port')),
            new RowQuota(
              'vps_floating_ips',
              config.QUOTA_VPS_FLOATING_IPS,
              countOf('vps_floating_ip'),
            ),
            new RowQuota('vps_volumes', config.QUOTA_VPS_VOLUMES, COUNT_VOLUMES),
            new SumQuota('vps_volume_gb', config.QUOTA_VPS_VOLUME_GB, SUM_VOLUMES),
          ],
        }),
        launchpad,
        VpsModule.forRoot(config),
        DatabasesModule.forRoot(config, launchpad, databases),
        CostreamModule.forRoot(config, rooms),
        UsageReportsModule.forRoot(config),
      ],
      controllers: [EnginesController],
      providers: [
        {
          provide: BackupMetrics,
          inject: [Clock, { token: ServiceMetrics, optional: true }],
          useFactory: (clock: Clock, metrics?: ServiceMetrics) =>
            new BackupMetrics(folderOf(config.SKYDECK_HOME), clock, metrics),
        },
      ],
    };
  }
}
