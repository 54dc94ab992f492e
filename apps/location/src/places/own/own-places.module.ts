import { Module } from '@nestjs/common';
import { OwnPlaces } from './own-places.js';

/** Places of projects, to be found beside others. */
@Module({ providers: [OwnPlaces], exports: [OwnPlaces] })
export class OwnPlacesModule {}
