import { Module } from '@nestjs/common';
import { AssetEntity } from './asset.entity.js';
import { AssetIntake } from './asset-intake.js';
import { AssetIntakeService } from './asset-intake.service.js';
import { AssetNotes } from './asset-notes.js';
import { RenditionEntity } from './rendition.entity.js';
import { SegmentEntity } from './segment.entity.js';

/** What is stored of assets. */
export const ASSET_ENTITIES = [AssetEntity, RenditionEntity, SegmentEntity];

/** Videos and sounds, and what a project does with them. */
@Module({
  providers: [AssetNotes, { provide: AssetIntake, useClass: AssetIntakeService }],
  exports: [AssetIntake],
})
export class AssetsModule {}
