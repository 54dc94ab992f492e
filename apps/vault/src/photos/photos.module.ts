import { Module } from '@nestjs/common';
import { DuplicatesController } from './duplicates/duplicates.controller.js';
import { PhotosController } from './photos.controller.js';
import { Photos } from './photos.js';

/** Photographs by when and where they were taken, and what is there more than once. */
@Module({ controllers: [PhotosController, DuplicatesController], providers: [Photos] })
export class PhotosModule {}
