import { Module } from '@nestjs/common';
import { DownloadDelivery } from './download-delivery.js';
import { DownloadsController } from './downloads.controller.js';
import { StaticRenditionEntity } from './static-rendition.entity.js';
import { StaticRenditionSweeper } from './static-rendition.sweeper.js';
import { StaticRenditions } from './static-renditions.js';
import { StaticRenditionsController } from './static-renditions.controller.js';

/** What is stored of files for download. */
export const DOWNLOAD_ENTITIES = [StaticRenditionEntity];

/** Assets as files, for people who want to keep them. */
@Module({
  controllers: [StaticRenditionsController, DownloadsController],
  providers: [DownloadDelivery, StaticRenditions, StaticRenditionSweeper],
})
export class DownloadsModule {}
