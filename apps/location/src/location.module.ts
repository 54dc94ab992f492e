import { databaseOf, DatabaseModule } from '@skydeck/database';
import { QuotasModule } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { EnginesModule } from './engines/engines.module.js';
import { jobQuotas } from './jobs/job-quotas.js';
import { JOB_ENTITIES, JobsModule } from './jobs/jobs.module.js';
import type { LocationConfig } from './location.config.js';
import { MAP_ENTITIES, mapQuotas, MapsModule } from './maps/maps.module.js';
import { migrations } from './migrations/index.js';
import { PLACE_ENTITIES, placeQuotas, PlacesModule } from './places/places.module.js';
import { MatrixJobsModule } from './matrix-jobs/matrix-jobs.module.js';
import { OptimizationModule } from './optimization/api/optimization.module.js';
import { GeocodingModule } from './geocoding/geocoding.module.js';
import { RoutingModule } from './routing/routing.module.js';
import { RequestUsageModule } from './usage/request-usage.module.js';
import { TilesModule } from './tiles/tiles.module.js';
import { geofenceQuotas } from './tracking/geofences/geofence-quotas.js';
import { GEOFENCE_ENTITIES, GeofencesModule } from './tracking/geofences/geofences.module.js';
import { InputsModule } from './tracking/inputs/inputs.module.js';
import { SHARE_ENTITIES, shareQuotas, SharesModule } from './tracking/shares/shares.module.js';
import { STREAM_ENTITIES, StreamModule } from './tracking/stream/stream.module.js';
import { TRACKING_ENTITIES, TrackingModule, trackingQuotas } from './tracking/tracking.module.js';

/** The location service: stores, guard, and its features. */
@Module({})
export class LocationModule {
  static forRoot(config: LocationConfig): DynamicModule {
    return {
      module: LocationModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.LOCATION_SCHEMA,
          entities: [
            ...MAP_ENTITIES,
            ...JOB_ENTITIES,
            ...PLACE_ENTITIES,
            ...TRACKING_ENTITIES,
            ...GEOFENCE_ENTITIES,
            ...STREAM_ENTITIES,
            ...SHARE_ENTITIES,
          ],
          migrations,
        }),
        SpineModule.forRoot({ service: 'location', schema: config.LOCATION_SCHEMA, config }),
        ObjectStoreModule.forRootAsync({
          inject: [Clock],
          useFactory: (clock: Clock) => ({
            config,
            publicUrl: `http://127.0.0.1:${config.LOCATION_PORT}`,
            secret: config.SKYDECK_SERVICE_SECRET,
            now: () => clock.now(),
          }),
          servesLinks: false,
        }),
        QuotasModule.forRoot({
          ofProjects: [
            ...mapQuotas(config),
            ...jobQuotas(config),
            ...trackingQuotas(config),
            ...geofenceQuotas(config),
            ...shareQuotas(config),
            ...placeQuotas(config),
          ],
        }),
        MapsModule.forRoot(config),
        PlacesModule,
        RoutingModule,
        RequestUsageModule,
        GeocodingModule,
        EnginesModule,
        JobsModule,
        MatrixJobsModule,
        OptimizationModule,
        TilesModule,
        TrackingModule.forRoot(config),
        GeofencesModule,
        StreamModule,
        InputsModule,
        SharesModule,
      ],
    };
  }
}
