import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockApp } from '../apps/lock-app.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { ReleaseErrors } from './release.errors.js';

/** Asks for releases of an artifact that is there, because settings were changed. */
@Injectable()
export class ReleaseRequests {
  constructor(
    private readonly rows: DeploymentRows,
    private readonly history: DeploymentHistory,
  ) {}

  /** What an earlier attempt at the running request queued; null when this is the first. */
  queuedBefore(): Promise<DeploymentEntity | null> {
    return this.rows.queuedBefore();
  }

  /**
   * Queues a copy of what serves. A deployment that waits already is returned instead: it will take
   * the new settings up, and must not be pushed out by them.
   * @throws `release.none` when nothing was ever live
   */
  async queue(
    manager: EntityManager,
    appId: string,
    reason: 'environment' | 'scale' | 'volumes',
  ): Promise<DeploymentEntity> {
    const app = await lockApp(manager, appId);
    const waiting = await manager.findOneBy(DeploymentEntity, { appId, status: 'queued' });
    if (waiting) return waiting;
    if (app.currentReleaseId === null) throw ReleaseErrors.none();
    const queued = await this.rows.queue(appId, { reason, envOf: 'current' }, manager);
    await this.history.note(manager, `deployment.${reason}`, queued);
    return queued;
  }
}
