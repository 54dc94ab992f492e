import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { ActiveRuns } from '../deployments/active-runs.js';
import { type DeploymentError, DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import type { ReleaseEntity } from '../releases/release.entity.js';
import { AppPauses } from './app-pauses.js';
import { RollbackErrors } from './rollback.errors.js';

/** Where to go back to, and with whose environment. */
export interface WantedRollback {
  /** Number of the release; the one that was live before when not given. */
  readonly release?: number | undefined;
  readonly env: 'then' | 'current';
}

/** Why the platform itself goes back. */
export interface RollbackCause {
  readonly deploymentId: string;
  readonly releaseId: string;
  readonly error: DeploymentError;
}

/** Goes back to earlier releases. */
@Injectable()
export class RollbacksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: ReleaseCatalog,
    private readonly rows: DeploymentRows,
    private readonly queue: DeploymentQueue,
    private readonly active: ActiveRuns,
    private readonly history: DeploymentHistory,
    private readonly pauses: AppPauses,
  ) {}

  /**
   * Queues the way back and calls off what is on its way forward.
   * @throws `release.not_found`, `release.artifact_gone`, `rollback.no_target`
   */
  async start(app: AppEntity, wanted: WantedRollback): Promise<DeploymentEntity> {
    const before = await this.rows.queuedBefore();
    if (before) return before;
    const target = await this.#target(app, wanted.release);
    const reason = `Rolled back to release ${target.number}.`;
    const made = await this.dataSource.transaction(async (manager) => {
      const queued = await this.#queue(manager, app, target, wanted.env);
      await this.pauses.pause(manager, app, { reason, releaseId: target.id });
      await this.history.note(manager, 'deployment.rollback', queued.deployment);
      return queued;
    });
    return this.#begin(made);
  }

  /** Goes back because of what was seen; undefined when another release serves by now. */
  async startFor(
    app: AppEntity,
    { deploymentId, releaseId, error }: RollbackCause,
  ): Promise<DeploymentEntity | undefined> {
    const target = await this.#target(app, undefined);
    const made = await this.dataSource.transaction(async (manager) => {
      const { currentReleaseId } = await lockApp(manager, app.id);
      const live = { id: deploymentId, status: 'live' as const };
      const isOver = !(await manager.existsBy(DeploymentEntity, live));
      if (isOver || currentReleaseId !== releaseId) return undefined;
      const underWay = await manager.findBy(DeploymentEntity, { fromReleaseId: target.id });
      if (underWay.some(({ finishedAt }) => finishedAt === null)) return undefined;
      await manager.update(DeploymentEntity, live, { error });
      const queued = await this.#queue(manager, app, target, 'then');
      await this.pauses.pause(manager, app, { reason: error.message, releaseId: target.id });
      await this.history.note(manager, 'deployment.rollback', queued.deployment);
      return queued;
    });
    return made && this.#begin(made);
  }

  async #target(app: AppEntity, number: number | undefined): Promise<ReleaseEntity> {
    const current = await this.catalog.current(app);
    const target =
      number === undefined
        ? await this.catalog.liveBefore(app.id, current.number)
        : await this.catalog.get(app, number);
    if (!target) throw RollbackErrors.no_target();
    if (target.id === current.id) throw RollbackErrors.is_current();
    await this.catalog.mustBeStored(target);
    return target;
  }

  async #queue(
    manager: EntityManager,
    { id: appId }: AppEntity,
    target: ReleaseEntity,
    envOf: 'then' | 'current',
  ) {
    await lockApp(manager, appId);
    const underWay = await manager.findBy(DeploymentEntity, { appId, finishedAt: IsNull() });
    const calledOff = underWay.map(({ id }) => id);
    for (const id of calledOff) await this.rows.requestCancel(id, manager);
    const wanted = { reason: 'rollback', fromReleaseId: target.id, envOf } as const;
    return { deployment: await this.rows.queue(appId, wanted, manager), calledOff };
  }

  async #begin({ deployment, calledOff }: { deployment: DeploymentEntity; calledOff: string[] }) {
    for (const id of calledOff) await this.active.cancel(id);
    await this.queue.wake(deployment);
    return deployment;
  }
}
