import { type DynamicModule, Module } from '@nestjs/common';
import { AlbumEntity } from './albums/album.entity.js';
import { AlbumNotices } from './albums/album-notices.js';
import { AlbumsController } from './albums/albums.controller.js';
import { Albums } from './albums/albums.js';
import { DuplicatesController } from './duplicates/duplicates.controller.js';
import { PhotosController } from './photos.controller.js';
import { Photos } from './photos.js';
import { PhotoPlacesController } from './places/photo-places.controller.js';
import type { PlaceNamesConfig } from './places/names/place-names.config.js';
import { PlaceNamer } from './places/names/place-namer.js';
import { PlaceNamesSweeper } from './places/names/place-names.sweeper.js';
import { PhotoPlaces } from './places/photo-places.js';

/** What is stored of photographs by entities. */
export const PHOTO_ENTITIES = [AlbumEntity];

/** Photographs by when and where they were taken, and what is there more than once. */
@Module({})
export class PhotosModule {
  static forRoot(config: PlaceNamesConfig): DynamicModule {
    return {
      module: PhotosModule,
      // Before those of one photograph, whose paths have a parameter there.
      controllers: [
        PhotoPlacesController,
        PhotosController,
        AlbumsController,
        DuplicatesController,
      ],
      providers: [
        { provide: PlaceNamer, useFactory: () => new PlaceNamer(config) },
        AlbumNotices,
        Albums,
        PhotoPlaces,
        Photos,
        PlaceNamesSweeper,
      ],
    };
  }
}
