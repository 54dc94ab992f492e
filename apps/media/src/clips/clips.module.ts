import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { Clips } from './clips.js';
import { ClipsController } from './clips.controller.js';

/** New assets out of parts of others. */
@Module({ imports: [AssetsModule], controllers: [ClipsController], providers: [Clips] })
export class ClipsModule {}
