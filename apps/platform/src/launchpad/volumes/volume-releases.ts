import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { ReleaseEntity } from '../releases/release.entity.js';
import { ReleaseRequests } from '../releases/release-requests.js';
import type { AppVolumeEntity } from './app-volume.entity.js';
import { AppVolumeErrors } from './app-volume.errors.js';

/** What releases have to do with volumes. */
@Injectable()
export class VolumeReleases {
  constructor(
    private readonly requests: ReleaseRequests,
    private readonly deployments: DeploymentQueue,
  ) {}

  /** Asks for a release that mounts volumes as they are to be now; null when nothing was ever live. */
  async queue(manager: EntityManager, appId: string): Promise<DeploymentEntity | null> {
    const app = await manager.findOneByOrFail(AppEntity, { id: appId });
    if (app.currentReleaseId === null) return null;
    return this.requests.queue(manager, appId, 'volumes');
  }

  /** As of {@link ReleaseRequests}. */
  queuedBefore(): Promise<DeploymentEntity | null> {
    return this.requests.queuedBefore();
  }

  async wake(deployment: DeploymentEntity): Promise<void> {
    await this.deployments.wake(deployment);
  }

  /** To be called with the app locked. @throws `app_volume.in_use` */
  async mustNotMount(manager: EntityManager, { id, appId, isAttached }: AppVolumeEntity) {
    const app = await manager.findOneByOrFail(AppEntity, { id: appId });
    const underWay = await manager.findBy(DeploymentEntity, { appId, finishedAt: IsNull() });
    const releases = [app.currentReleaseId, ...underWay.map(({ releaseId }) => releaseId)];
    for (const releaseId of releases) {
      if (releaseId === null) continue;
      const release = await manager.findOneBy(ReleaseEntity, { id: releaseId });
      if (release?.volumes.some((volume) => volume.id === id)) throw AppVolumeErrors.in_use();
    }
    // A deployment that has no release yet will mount what is attached.
    if (isAttached && underWay.length > 0) throw AppVolumeErrors.in_use();
  }
}
