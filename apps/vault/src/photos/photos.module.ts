import { Module } from '@nestjs/common';
import { PhotosController } from './photos.controller.js';
import { Photos } from './photos.js';

/** Photographs by when and where they were taken. */
@Module({ controllers: [PhotosController], providers: [Photos] })
export class PhotosModule {}
