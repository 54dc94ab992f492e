import { RowQuota } from '@skydeck/limits';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { LocationConfig } from '../location.config.js';
import { DeviceBook } from './devices/device-book.js';
import { DeviceEntity } from './devices/device.entity.js';
import { DeviceNotes } from './devices/device-notes.js';
import { Devices } from './devices/devices.js';
import { TrackedDevicesController } from './devices/devices.controller.js';
import { LastPositions } from './devices/last-seen.js';
import { PresenceSweeper } from './devices/presence.sweeper.js';
import { StoredDeviceBook } from './devices/stored-device-book.js';
import { GpxImports } from './history/gpx-imports.js';
import { Histories } from './history/histories.js';
import { HistoryController } from './history/history.controller.js';
import { BatchedIngest } from './ingest/batched-ingest.js';
import { DayPartitions } from './ingest/day-partitions.js';
import { IngestMetrics } from './ingest/ingest-metrics.js';
import { KnownTimes } from './ingest/known-times.js';
import { LatestFlush } from './ingest/latest-flush.js';
import { LatestPositions } from './ingest/latest-positions.js';
import { PositionIngest } from './ingest/position-ingest.js';
import { PositionListeners } from './ingest/position-listener.js';
import { PositionStore } from './ingest/position-store.js';
import { PositionsController } from './ingest/positions.controller.js';
import { SentPositions } from './ingest/sent-positions.js';
import { DeviceReports } from './report/device-reports.js';
import { ReportController } from './report/report.controller.js';
import { Erasures } from './retention/erasures.js';
import { ProjectRetentions } from './retention/project-retention.js';
import { RetentionSweeper } from './retention/retention.sweeper.js';
import { TrackingSettingsController } from './retention/tracking-settings.controller.js';
import { TrackingSettings } from './tracking-settings.js';
import { TripEntity } from './trips/trip.entity.js';
import { TripFollowing } from './trips/trip-following.js';
import { TripSweeper } from './trips/trip.sweeper.js';
import { Trips } from './trips/trips.js';
import { TripsController } from './trips/trips.controller.js';

/** What is stored of tracking. */
export const TRACKING_ENTITIES = [DeviceEntity, TripEntity];

/** How many devices a project may have. */
export const trackingQuotas = ({ QUOTA_TRACKED_DEVICES }: LocationConfig) => [
  new RowQuota(
    'tracked_devices',
    QUOTA_TRACKED_DEVICES,
    'select count(*) from device where tenant = $1',
  ),
];

/** Devices, and where they were. */
@Global()
@Module({})
export class TrackingModule {
  static forRoot(config: LocationConfig): DynamicModule {
    const open = [
      PositionListeners,
      SentPositions,
      { provide: DeviceBook, useClass: StoredDeviceBook },
      { provide: PositionIngest, useClass: BatchedIngest },
      { provide: TrackingSettings, useValue: new TrackingSettings(config) },
      Devices,
      LastPositions,
    ];
    return {
      module: TrackingModule,
      controllers: [
        TrackedDevicesController,
        HistoryController,
        PositionsController,
        ReportController,
        TrackingSettingsController,
        TripsController,
      ],
      providers: [
        ...open,
        DayPartitions,
        DeviceNotes,
        DeviceReports,
        Erasures,
        GpxImports,
        Histories,
        IngestMetrics,
        KnownTimes,
        LatestFlush,
        LatestPositions,
        PositionStore,
        PresenceSweeper,
        ProjectRetentions,
        RetentionSweeper,
        TripFollowing,
        TripSweeper,
        Trips,
      ],
      exports: open,
    };
  }
}
