import { Module } from '@nestjs/common';
import { LocationSettings } from '../location-settings.js';
import { OwnPlacesModule } from '../places/own/own-places.module.js';
import { Earth } from './earth/earth.js';
import { EmbeddedEngine } from './engines/embedded/embedded.engine.js';
import { chosenEngine } from './engines/engines.js';
import { GeocodingEngine } from './engines/geocoding-engine.js';
import { GeocodingMetrics } from './geocoding-metrics.js';
import { Geocoding } from './geocoding.service.js';
import { GeocodingController } from './routes/geocoding.controller.js';
import { OwnPlacesFound } from './own-places-found.js';
import { GeocodeThreads } from './threads/geocode-threads.js';

/** Places by words, and words by places. */
@Module({
  imports: [OwnPlacesModule],
  controllers: [GeocodingController],
  providers: [
    Earth,
    EmbeddedEngine,
    {
      provide: GeocodingEngine,
      inject: [LocationSettings, EmbeddedEngine],
      useFactory: chosenEngine,
    },
    GeocodeThreads,
    Geocoding,
    GeocodingMetrics,
    OwnPlacesFound,
  ],
  exports: [GeocodeThreads, Geocoding, GeocodingEngine],
})
export class GeocodingModule {}
