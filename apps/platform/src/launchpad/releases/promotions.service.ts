import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { ReleaseCatalog } from './release-catalog.js';
import { ReleaseErrors } from './release.errors.js';

/** Takes what was tried in one app to another one of the project, without building it again. */
@Injectable()
export class PromotionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: ReleaseCatalog,
    private readonly rows: DeploymentRows,
    private readonly queue: DeploymentQueue,
    private readonly history: DeploymentHistory,
  ) {}

  /**
   * @param number the release to take; what serves when not given
   * @throws `release.same_app`, `release.not_found`, `release.none`, `release.artifact_gone`
   */
  async promote(from: AppEntity, to: AppEntity, number?: number): Promise<DeploymentEntity> {
    const before = await this.rows.queuedBefore();
    if (before) return before;
    if (from.id === to.id) throw ReleaseErrors.same_app();
    const release = await (number === undefined
      ? this.catalog.current(from)
      : this.catalog.get(from, number));
    await this.catalog.mustBeStored(release);
    const wanted = { reason: 'promotion', fromReleaseId: release.id, envOf: 'current' } as const;
    const deployment = await this.dataSource.transaction(async (manager) => {
      const queued = await this.rows.queue(to.id, wanted, manager);
      await this.history.note(manager, 'deployment.promotion', queued);
      return queued;
    });
    await this.queue.wake(deployment);
    return deployment;
  }
}
