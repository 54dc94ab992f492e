import { DeployKeyEntity, HostKeyEntity } from '../deploy-keys/deploy-key.entity.js';
import { DeployKeysController } from '../deploy-keys/deploy-keys.controller.js';
import { DeployKeysService } from '../deploy-keys/deploy-keys.service.js';
import { SshAccesses } from '../deploy-keys/ssh-access.js';
import { PushRepositories } from '../git-push/push-repositories.js';
import { KeptCode } from '../uploads/kept-code.js';
import { SourceCollection } from '../uploads/source-collection.js';
import { DeploymentSourceEntity, SourceEntity } from '../uploads/source.entity.js';
import { SourceStore } from '../uploads/source-store.js';
import { SourcesController } from '../uploads/sources.controller.js';
import { SourcesService } from '../uploads/sources.service.js';
import { CodeLoop } from './code-loop.js';

/** Tables of where code comes from. */
export const codeEntities = [SourceEntity, DeploymentSourceEntity, DeployKeyEntity, HostKeyEntity];

/** Routes of where code comes from. */
export const codeControllers = [SourcesController, DeployKeysController];

/** Services of where code comes from. */
export const codeProviders = [
  CodeLoop,
  DeployKeysService,
  KeptCode,
  PushRepositories,
  SourceCollection,
  SourceStore,
  SourcesService,
  SshAccesses,
];
