import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssetDeletion } from './asset-deletion.js';
import { AssetEntity } from './asset.entity.js';
import { AssetFiles } from './asset-files.js';
import { AssetIntake } from './asset-intake.js';
import { AssetIntakeService } from './asset-intake.service.js';
import { AssetSweeper } from './asset.sweeper.js';
import { AssetsController } from './assets.controller.js';
import { AssetsService } from './assets.service.js';
import { RenditionEntity } from './rendition.entity.js';
import { SegmentEntity } from './segment.entity.js';

/** What is stored of assets. */
export const ASSET_ENTITIES = [AssetEntity, RenditionEntity, SegmentEntity];

/** Videos and sounds, and what a project does with them. */
@Module({
  imports: [TypeOrmModule.forFeature([AssetEntity])],
  controllers: [AssetsController],
  providers: [
    AssetDeletion,
    AssetFiles,
    AssetSweeper,
    AssetsService,
    { provide: AssetIntake, useClass: AssetIntakeService },
  ],
  exports: [AssetIntake],
})
export class AssetsModule {}
