import { type Quota, RowQuota } from '@skydeck/limits';
import { Module } from '@nestjs/common';
import { OwnPlaceChanges } from './own/own-place-changes.js';
import { OwnPlaceEntity } from './own/own-place.entity.js';
import { OwnPlaceImports } from './own/own-place-imports.js';
import { OwnPlaceNotes } from './own/own-place-notes.js';
import { OwnPlaces } from './own/own-places.js';
import { OwnPlacesController } from './own/own-places.controller.js';

/** What is stored of places. */
export const PLACE_ENTITIES = [OwnPlaceEntity];

const COUNT = 'select count(*) from place where tenant = $1';

/** How many places a project may have of its own. */
export const placeQuotas = ({ QUOTA_PLACES }: { readonly QUOTA_PLACES: number }): Quota[] => [
  new RowQuota('places', QUOTA_PLACES, COUNT),
];

/** Places of maps and of projects. */
@Module({
  controllers: [OwnPlacesController],
  providers: [OwnPlaceChanges, OwnPlaceImports, OwnPlaceNotes, OwnPlaces],
  exports: [OwnPlaces],
})
export class PlacesModule {}
