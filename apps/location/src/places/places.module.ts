import { type Quota, RowQuota } from '@skydeck/limits';
import { Module } from '@nestjs/common';
import { GeocodingModule } from '../geocoding/geocoding.module.js';
import { MapsWithPlaces } from './find/maps-with-places.js';
import { NearbyPlaces } from './find/nearby-places.js';
import { PlaceRequests } from './find/place-requests.js';
import { PlaceSearch } from './find/place-search.js';
import { PlacesController } from './find/places.controller.js';
import { ShownPlaces } from './find/shown-places.js';
import { OwnPlaceChanges } from './own/own-place-changes.js';
import { OwnPlaceEntity } from './own/own-place.entity.js';
import { OwnPlaceImports } from './own/own-place-imports.js';
import { OwnPlaceNotes } from './own/own-place-notes.js';
import { OwnPlacesModule } from './own/own-places.module.js';
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
  imports: [GeocodingModule, OwnPlacesModule],
  controllers: [PlacesController, OwnPlacesController],
  providers: [
    MapsWithPlaces,
    NearbyPlaces,
    OwnPlaceChanges,
    OwnPlaceImports,
    OwnPlaceNotes,
    PlaceRequests,
    PlaceSearch,
    ShownPlaces,
  ],
})
export class PlacesModule {}
