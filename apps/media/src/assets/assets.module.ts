import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssetDefaultsController } from './defaults/asset-defaults.controller.js';
import { AssetDefaultsEntity } from './defaults/asset-defaults.entity.js';
import { AssetDefaults } from './defaults/asset-defaults.js';
import { AssetDeletion } from './asset-deletion.js';
import { AssetEntity } from './asset.entity.js';
import { AssetFiles } from './asset-files.js';
import { AssetIntake } from './asset-intake.js';
import { AssetIntakeService } from './asset-intake.service.js';
import { AssetSweeper } from './asset.sweeper.js';
import { AssetWork } from './asset-work.js';
import { AssetsController } from './assets.controller.js';
import { AssetsService } from './assets.service.js';
import { RenditionEntity } from './rendition.entity.js';
import { UnkeptSources } from './unkept-sources.js';
import { RoomFilms } from './rooms/room-films.js';
import { RoomFilmsController } from './rooms/room-films.controller.js';
import { SegmentEntity } from './segment.entity.js';

/** What is stored of assets. */
export const ASSET_ENTITIES = [AssetEntity, RenditionEntity, SegmentEntity, AssetDefaultsEntity];

/** Videos and sounds, and what a project does with them. */
@Module({
  imports: [TypeOrmModule.forFeature([AssetEntity])],
  controllers: [AssetsController, AssetDefaultsController, RoomFilmsController],
  providers: [
    AssetDefaults,
    AssetDeletion,
    AssetFiles,
    AssetSweeper,
    AssetWork,
    AssetsService,
    RoomFilms,
    UnkeptSources,
    { provide: AssetIntake, useClass: AssetIntakeService },
  ],
  exports: [AssetIntake, AssetsService],
})
export class AssetsModule {}
