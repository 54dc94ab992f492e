import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ImageEntity } from './image.entity.js';
import { ImageFetch, ImageSources } from './image-fetch.js';
import { ImageFiles } from './image-files.js';
import { Images } from './images.js';
import { ImagesController } from './images.controller.js';

/** What is stored of pictures. */
export const IMAGE_ENTITIES = [ImageEntity];

/** Pictures that projects keep, for watermarks and posters. */
@Global()
@Module({})
export class ImagesModule {
  static forRoot(sources: ImageSources): DynamicModule {
    return {
      module: ImagesModule,
      controllers: [ImagesController],
      providers: [ImageFetch, ImageFiles, Images, { provide: ImageSources, useValue: sources }],
      exports: [Images],
    };
  }
}
