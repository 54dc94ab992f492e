import { Module } from '@nestjs/common';
import { GeofenceEventEntity } from './events/geofence-event.entity.js';
import { GeofenceEventSweeper } from './events/geofence-event.sweeper.js';
import { GeofenceEventsController } from './events/geofence-events.controller.js';
import { GeofenceChanges } from './geofence-changes.js';
import { GeofenceEntity } from './geofence.entity.js';
import { GeofenceNotes } from './geofence-notes.js';
import { GeofencesController } from './geofences.controller.js';
import { Geofences } from './geofences.js';
import { InsideController } from './inside/inside.controller.js';
import { Inside } from './inside/inside.js';
import { DwellSweeper } from './watching/dwell.sweeper.js';
import { GeofenceTelling } from './watching/geofence-telling.js';
import { GeofenceWatch } from './watching/geofence-watch.js';
import { WatchedFences } from './watching/watched-fences.js';

/** What is stored of geofences. */
export const GEOFENCE_ENTITIES = [GeofenceEntity, GeofenceEventEntity];

/** Parts of the world that are watched, and who is in them. */
@Module({
  controllers: [InsideController, GeofencesController, GeofenceEventsController],
  providers: [
    DwellSweeper,
    GeofenceChanges,
    GeofenceEventSweeper,
    GeofenceNotes,
    GeofenceTelling,
    GeofenceWatch,
    Geofences,
    Inside,
    WatchedFences,
  ],
})
export class GeofencesModule {}
