import { AppImageEntity } from './app-image.entity.js';
import { AppImageHistory } from './app-image-history.js';
import { AppImagesController } from './app-images.controller.js';
import { AppImagesService } from './app-images.service.js';
import { ImageChecks } from './image-checks.js';
import { ImageWebhooksController } from './image-webhooks.controller.js';
import { PrebuiltImages } from './prebuilt-images.js';
import { Registries } from './registries.js';

/** What the module of apps takes from here. */
export const prebuiltParts = {
  entities: [AppImageEntity],
  controllers: [AppImagesController, ImageWebhooksController],
  providers: [AppImageHistory, AppImagesService, ImageChecks, PrebuiltImages, Registries],
};
