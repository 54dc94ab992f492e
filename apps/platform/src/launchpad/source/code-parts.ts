import { DeployKeyEntity, HostKeyEntity } from '../deploy-keys/deploy-key.entity.js';
import { DeployKeysController } from '../deploy-keys/deploy-keys.controller.js';
import { DeployKeysService } from '../deploy-keys/deploy-keys.service.js';
import { SshAccesses } from '../deploy-keys/ssh-access.js';
import { GitPushController } from '../git-push/git-push.controller.js';
import { PushDeploys } from '../git-push/push-deploys.js';
import { PushRepositories } from '../git-push/push-repositories.js';
import { DeliveriesController } from '../repository-hooks/deliveries.controller.js';
import { DeliveryTrimming } from '../repository-hooks/delivery-trimming.js';
import { DeliveriesService } from '../repository-hooks/deliveries.service.js';
import { HookDeliveryEntity, HookEntity } from '../repository-hooks/hook.entity.js';
import { HookLog } from '../repository-hooks/log/hook-log.js';
import { HookLogController } from '../repository-hooks/log/hook-log.controller.js';
import { HookLogEntity } from '../repository-hooks/log/hook-log.entity.js';
import { Redeliveries } from '../repository-hooks/log/redeliveries.js';
import { HooksController } from '../repository-hooks/hooks.controller.js';
import { HooksService } from '../repository-hooks/hooks.service.js';
import { RepositoryPolls } from '../repository-hooks/repository-polls.js';
import { DetectionController } from '../detection/detection.controller.js';
import { DetectionService } from '../detection/detection.service.js';
import { KeptCode } from '../uploads/kept-code.js';
import { SourceCollection } from '../uploads/source-collection.js';
import { DeploymentSourceEntity, SourceEntity } from '../uploads/source.entity.js';
import { SourceStore } from '../uploads/source-store.js';
import { SourcesController } from '../uploads/sources.controller.js';
import { SourcesService } from '../uploads/sources.service.js';
import { CodeLoop } from './code-loop.js';
import { RawBodies } from './raw-bodies.js';

/** Tables of where code comes from. */
export const codeEntities = [
  SourceEntity,
  DeploymentSourceEntity,
  DeployKeyEntity,
  HostKeyEntity,
  HookEntity,
  HookDeliveryEntity,
  HookLogEntity,
];

/** Routes of where code comes from. */
export const codeControllers = [
  DetectionController,
  SourcesController,
  DeployKeysController,
  HookLogController,
  HooksController,
  DeliveriesController,
  GitPushController,
];

/** Services of where code comes from. */
export const codeProviders = [
  CodeLoop,
  DeliveriesService,
  DeliveryTrimming,
  DeployKeysService,
  DetectionService,
  HookLog,
  HooksService,
  Redeliveries,
  KeptCode,
  PushDeploys,
  PushRepositories,
  RawBodies,
  RepositoryPolls,
  SourceCollection,
  SourceStore,
  SourcesService,
  SshAccesses,
];
