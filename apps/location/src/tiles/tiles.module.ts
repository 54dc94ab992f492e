import { Module } from '@nestjs/common';
import { LocationSettings } from '../location-settings.js';
import { ArchivesController } from './archives.controller.js';
import { DrawingThreads } from './drawing/drawing-threads.js';
import { FontsController } from './fonts/fonts.controller.js';
import { StaticMaps } from './image/static-maps.js';
import { MapAddress } from './map-address.js';
import { PublicMapsController } from './public-maps.controller.js';
import { Tiles } from './served/tiles.js';
import { StaticMapsController } from './static-maps.controller.js';
import { TilesController } from './tiles.controller.js';
import { MapTokens } from './tokens/map-tokens.js';

/** Maps to look at: tiles, styles, letters and images. */
@Module({
  controllers: [
    TilesController,
    ArchivesController,
    StaticMapsController,
    PublicMapsController,
    FontsController,
  ],
  providers: [
    DrawingThreads,
    StaticMaps,
    Tiles,
    {
      provide: MapAddress,
      inject: [LocationSettings],
      useFactory: ({ config }: LocationSettings) => new MapAddress(config.LOCATION_URL),
    },
    {
      provide: MapTokens,
      inject: [LocationSettings],
      useFactory: ({ config }: LocationSettings) => new MapTokens(config.SKYDECK_SERVICE_SECRET),
    },
  ],
})
export class TilesModule {}
