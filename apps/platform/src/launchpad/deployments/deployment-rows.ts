import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { ChangeHub } from '@skydeck/bus';
import { DeploymentEntity } from './deployment.entity.js';
import { DeploymentHistory } from './deployment-history.js';
import { type DeploymentReason, isCancellable, STATUSES } from './deployment-status.js';

/** What a new deployment is to deploy. */
export interface WantedDeployment {
  readonly branch?: string | undefined;
  readonly commit?: string | undefined;
  /** `deploy` when not given. */
  readonly reason?: DeploymentReason;
  /** The release that is copied instead of building. */
  readonly fromReleaseId?: string | null;
  readonly envOf?: 'then' | 'current' | null;
}

/** Deployments as they wait: queued, superseded by newer ones, called off. */
@Injectable()
export class DeploymentRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly hub: ChangeHub,
    private readonly history: DeploymentHistory,
  ) {}

  /** What an earlier attempt at the running request queued; null when this is the first. */
  queuedBefore(): Promise<DeploymentEntity | null> {
    return madeBefore('dep', (id) => this.dataSource.manager.findOneBy(DeploymentEntity, { id }));
  }

  /**
   * Queues a deployment. What still waits of the same app is superseded by it.
   * @throws `app.not_found` when the app was deleted meanwhile
   */
  async queue(
    appId: string,
    wanted: WantedDeployment,
    within?: EntityManager,
  ): Promise<DeploymentEntity> {
    if (!within)
      return this.dataSource.transaction((manager) => this.queue(appId, wanted, manager));
    const app = await lockApp(within, appId);
    const waiting = await within.findBy(DeploymentEntity, { appId, status: 'queued' });
    const now = this.clock.now();
    const number = app.lastDeploymentNumber + 1;
    await within.update(AppEntity, appId, { lastDeploymentNumber: number });
    await within.update(
      DeploymentEntity,
      { id: In(waiting.map(({ id }) => id)), status: 'queued' },
      { status: 'superseded', finishedAt: now },
    );
    for (const superseded of waiting) this.hub.changed(superseded.id);
    const id = idOfThing('dep', now.getTime());
    await within.insert(DeploymentEntity, {
      id,
      appId,
      projectId: app.projectId,
      number,
      status: 'queued',
      stage: 'queued',
      branch: wanted.branch ?? app.branch,
      wantedCommit: wanted.commit ?? null,
      reason: wanted.reason ?? 'deploy',
      fromReleaseId: wanted.fromReleaseId ?? null,
      envOf: wanted.envOf ?? null,
      createdAt: now,
    });
    return within.findOneByOrFail(DeploymentEntity, { id });
  }

  /**
   * Asks for a deployment to be called off; one that only waits is, at once.
   * @returns false when it is too late
   */
  async requestCancel(
    id: string,
    within: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const isCancelled = await within.transaction(async (manager) => {
      const waiting = await manager.update(
        DeploymentEntity,
        { id, status: 'queued' },
        { status: 'cancelled', cancelRequested: true, finishedAt: this.clock.now() },
      );
      if (waiting.affected === 1) {
        await this.history.tell(manager, id, 'cancelled');
        return true;
      }
      const working = await manager.update(
        DeploymentEntity,
        { id, status: In(STATUSES.filter(isCancellable)) },
        { cancelRequested: true },
      );
      return working.affected === 1;
    });
    this.hub.changed(id);
    return isCancelled;
  }

  /** Calls off whatever waits or is worked on of an app. */
  async cancelAll(appId: string): Promise<void> {
    for (const { id } of await this.unfinished(appId)) await this.requestCancel(id);
  }

  /** What waits or is worked on, of one app or of all. */
  async unfinished(appId?: string): Promise<DeploymentEntity[]> {
    return this.dataSource.manager.find(DeploymentEntity, {
      where: { finishedAt: IsNull(), ...(appId !== undefined && { appId }) },
      order: { id: 'ASC' },
    });
  }

  /** The deployment of an app that waits for its turn: the newest. */
  async waiting(appId: string): Promise<DeploymentEntity | null> {
    return this.dataSource.manager.findOne(DeploymentEntity, {
      where: { appId, status: 'queued' },
      order: { number: 'DESC' },
    });
  }
}
