import { Module } from '@nestjs/common';
import { AlbumEntity } from './albums/album.entity.js';
import { AlbumNotices } from './albums/album-notices.js';
import { AlbumsController } from './albums/albums.controller.js';
import { Albums } from './albums/albums.js';
import { DuplicatesController } from './duplicates/duplicates.controller.js';
import { PhotosController } from './photos.controller.js';
import { Photos } from './photos.js';
import { PhotoPlacesController } from './places/photo-places.controller.js';
import { PhotoPlaces } from './places/photo-places.js';

/** What is stored of photographs by entities. */
export const PHOTO_ENTITIES = [AlbumEntity];

/** Photographs by when and where they were taken, and what is there more than once. */
@Module({
  // Before those of one photograph, whose paths have a parameter there.
  controllers: [PhotoPlacesController, PhotosController, AlbumsController, DuplicatesController],
  providers: [AlbumNotices, Albums, PhotoPlaces, Photos],
})
export class PhotosModule {}
