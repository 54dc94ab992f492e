import { Outbound } from '@skydeck/outbound';
import type { PlatformConfig } from '../../platform.config.js';
import { ImageCheck } from './check/image-check.js';
import { ImageFiles } from './files/image-files.js';
import { ImageBuildHandler } from './handlers/build.handler.js';
import { ImageCheckHandler } from './handlers/check.handler.js';
import { ImageFetchHandler } from './handlers/fetch.handler.js';
import { ImageTools } from './handlers/image-handler.js';
import { ImagePublishHandler } from './handlers/publish.handler.js';
import { ImageEntity } from './image.entity.js';
import { ImageExport } from './image-export.js';
import { ImageHistory } from './image-history.js';
import { ImageMaking } from './image-making.js';
import { ImageSweeper } from './image-sweeper.js';
import { ImageTransferController } from './image-transfer.controller.js';
import { ImagesController } from './images.controller.js';
import { Images } from './images.js';
import { NewImages } from './new-images.js';
import { OwnImages } from './own-images.js';

/** What the module of servers takes from here. */
export const imageParts = {
  entities: [ImageEntity],
  controllers: [ImageTransferController, ImagesController],
  providers: [
    ImageBuildHandler,
    ImageCheck,
    ImageCheckHandler,
    ImageExport,
    ImageFetchHandler,
    ImageFiles,
    ImageHistory,
    ImageMaking,
    ImagePublishHandler,
    ImageSweeper,
    ImageTools,
    Images,
    NewImages,
    OwnImages,
  ],
};

/** Calls addresses that owners of images name. */
export const imageOutbound = ({ VPS_IMAGE_ALLOW_CIDRS }: PlatformConfig) => ({
  provide: Outbound,
  useFactory: () => new Outbound(VPS_IMAGE_ALLOW_CIDRS),
});
