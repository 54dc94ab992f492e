import { Module } from '@nestjs/common';
import { GeofenceChanges } from './geofence-changes.js';
import { GeofenceEntity } from './geofence.entity.js';
import { GeofenceNotes } from './geofence-notes.js';
import { GeofencesController } from './geofences.controller.js';
import { Geofences } from './geofences.js';

/** What is stored of geofences. */
export const GEOFENCE_ENTITIES = [GeofenceEntity];

/** Parts of the world that are watched, and who is in them. */
@Module({
  controllers: [GeofencesController],
  providers: [GeofenceChanges, GeofenceNotes, Geofences],
})
export class GeofencesModule {}
