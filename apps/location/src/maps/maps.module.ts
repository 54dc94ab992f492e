import { RowQuota } from '@skydeck/limits';
import { OperationEntity, OperationHandlers, OperationsModule } from '@skydeck/operations';
import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import type { LocationConfig } from '../location.config.js';
import { LocationSettings } from '../location-settings.js';
import { OperationsController } from '../operations/operations.controller.js';
import { RegionBuildHandler } from './build/region-build.handler.js';
import { LoadedMaps } from './loaded/loaded-maps.js';
import { LostBuilds } from './regions/lost-builds.js';
import { RegionEntity } from './regions/region.entity.js';
import { RegionFiles } from './regions/region-files.js';
import { RegionNews } from './regions/region-news.js';
import { RegionNotes } from './regions/region-notes.js';
import { Regions } from './regions/regions.js';
import { RegionsController } from './regions/regions.controller.js';
import { SampleMap } from './sample/sample-map.js';
import { MapPieces } from './uploads/map-pieces.js';
import { MapUploadEntity } from './uploads/map-upload.entity.js';
import { MapUploadFinish } from './uploads/map-upload-finish.js';
import { MapUploadReceiving } from './uploads/map-upload-receiving.js';
import { MapUploadSweeper } from './uploads/map-upload.sweeper.js';
import { MapUploads } from './uploads/map-uploads.js';
import { MapUploadsController } from './uploads/map-uploads.controller.js';

/** What is stored of maps. */
export const MAP_ENTITIES = [OperationEntity, RegionEntity, MapUploadEntity];

/** How many maps a project may have, and may be sending. */
export const mapQuotas = ({ QUOTA_REGIONS, QUOTA_MAP_UPLOADS }: LocationConfig): RowQuota[] => [
  new RowQuota('regions', QUOTA_REGIONS, 'select count(*) from region where tenant = $1'),
  new RowQuota(
    'map_uploads',
    QUOTA_MAP_UPLOADS,
    'select count(*) from map_upload where tenant = $1 and region_id is null',
  ),
];

/** One map and two large tables, as their handlers say; plans come on top, one for each of their threads. */
const OPERATIONS_AT_ONCE = 3;

/** Maps: imported, built, and kept ready for who asks. */
@Global()
@Module({})
export class MapsModule implements OnModuleInit {
  constructor(
    private readonly handlers: OperationHandlers,
    private readonly build: RegionBuildHandler,
  ) {}

  static forRoot(config: LocationConfig): DynamicModule {
    return {
      module: MapsModule,
      imports: [
        OperationsModule.forRoot({
          schema: config.LOCATION_SCHEMA,
          concurrency: OPERATIONS_AT_ONCE + config.LOCATION_OPTIMIZE_THREADS,
        }),
      ],
      controllers: [RegionsController, MapUploadsController, OperationsController],
      providers: [
        { provide: LocationSettings, useValue: new LocationSettings(config) },
        LoadedMaps,
        LostBuilds,
        MapPieces,
        MapUploadFinish,
        MapUploadReceiving,
        MapUploadSweeper,
        MapUploads,
        RegionBuildHandler,
        RegionFiles,
        RegionNews,
        RegionNotes,
        Regions,
        SampleMap,
      ],
      exports: [LoadedMaps, LocationSettings],
    };
  }

  onModuleInit(): void {
    this.handlers.add(this.build);
  }
}
