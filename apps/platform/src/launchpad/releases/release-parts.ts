import { EnvChangeEntity } from '../environment/env-change.entity.js';
import { EnvOverrideEntity } from '../environment/env-override.entity.js';
import { EnvOverrides } from '../environment/env-overrides.js';
import { EnvValues } from '../environment/env-values.js';
import { EnvironmentController } from '../environment/environment.controller.js';
import { EnvironmentService } from '../environment/environment.service.js';
import { EnvVariableEntity } from '../environment/env-variable.entity.js';
import { ImageCollection } from '../release-images/image-collection.js';
import { RegistryController } from '../release-images/registry.controller.js';
import { ReleaseImageEntity } from '../release-images/release-image.entity.js';
import { ReleaseImagesController } from '../release-images/release-images.controller.js';
import { ReleaseImagesService } from '../release-images/release-images.service.js';
import { AppPauseEntity } from '../rollbacks/app-pause.entity.js';
import { AppPauses } from '../rollbacks/app-pauses.js';
import { RollbacksController } from '../rollbacks/rollbacks.controller.js';
import { RollbacksService } from '../rollbacks/rollbacks.service.js';
import { WatchWindow } from '../rollbacks/watch-window.js';
import { AppScaleEntity } from '../scaling/app-scale.entity.js';
import { ScalingController } from '../scaling/scaling.controller.js';
import { ScalingService } from '../scaling/scaling.service.js';
import { AppScales } from '../scaling/app-scales.js';
import { KeptArtifacts } from './kept-artifacts.js';
import { PromotionsController } from './promotions.controller.js';
import { PromotionsService } from './promotions.service.js';
import { ReleaseCatalog } from './release-catalog.js';
import { ReleaseCopies } from './release-copies.js';
import { ReleaseRequests } from './release-requests.js';
import { ReleaseView } from './release-view.js';
import { ReleasesController } from './releases.controller.js';

/** What releases are made of, gone back to and scaled with: parts of the Launchpad module. */
export const releaseEntities = [
  AppPauseEntity,
  AppScaleEntity,
  EnvChangeEntity,
  EnvOverrideEntity,
  EnvVariableEntity,
  ReleaseImageEntity,
];

export const releaseControllers = [
  RegistryController,
  ReleaseImagesController,
  ReleasesController,
  RollbacksController,
  PromotionsController,
  EnvironmentController,
  ScalingController,
];

export const releaseProviders = [
  AppPauses,
  AppScales,
  EnvOverrides,
  EnvValues,
  ImageCollection,
  KeptArtifacts,
  ReleaseImagesService,
  PromotionsService,
  ReleaseCatalog,
  ReleaseCopies,
  ReleaseRequests,
  EnvironmentService,
  ScalingService,
  ReleaseView,
  RollbacksService,
  WatchWindow,
];
