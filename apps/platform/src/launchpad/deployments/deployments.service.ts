import { readKeyset } from '@skydeck/database';
import { firstIdAt } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { AppImagesService } from '../prebuilt/app-images.service.js';
import { SourcesService } from '../uploads/sources.service.js';
import { ChangeHub } from '@skydeck/bus';
import { ActiveRuns } from './active-runs.js';
import { DeploymentEntity } from './deployment.entity.js';
import { DeploymentErrors } from './deployment.errors.js';
import type { CreateDeployment, ListDeployments } from './deployment.schema.js';
import { DeploymentQueue } from './deployment-queue.js';
import { DeploymentRows } from './deployment-rows.js';
import { DeploymentHistory } from './deployment-history.js';
import { isFinished } from './deployment-status.js';

/** The rules of deployments as their owners see them. */
@Injectable()
export class DeploymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: DeploymentRows,
    private readonly sources: SourcesService,
    private readonly images: AppImagesService,
    private readonly queue: DeploymentQueue,
    private readonly active: ActiveRuns,
    private readonly hub: ChangeHub,
    private readonly history: DeploymentHistory,
  ) {}

  async create(app: AppEntity, wanted: CreateDeployment): Promise<DeploymentEntity> {
    const before = await this.rows.queuedBefore();
    if (before) return before;
    const { source, ...commit } = wanted;
    if (typeof source === 'object') await this.images.admit(source);
    const deployment = await this.dataSource.transaction(async (manager) => {
      const queued = await this.rows.queue(app.id, commit, manager);
      if (typeof source === 'object') await this.images.put(manager, app, source);
      else if (source !== undefined) await this.sources.use(manager, queued, source);
      await this.history.note(manager, 'deployment.create', queued);
      return queued;
    });
    await this.queue.wake(deployment);
    return deployment;
  }

  /** @returns at most `limit + 1` deployments */
  list(
    app: AppEntity,
    wanted: ReturnType<typeof ListDeployments.parse>,
  ): Promise<DeploymentEntity[]> {
    const { created_after: from, created_before: until, ...exact } = wanted.filters;
    const query = this.dataSource.manager
      .createQueryBuilder(DeploymentEntity, 'deployment')
      .where({ appId: app.id, ...exact });
    if (from) query.andWhere('deployment.id >= :from', { from: firstIdAt('dep', new Date(from)) });
    if (until) {
      query.andWhere('deployment.id < :until', { until: firstIdAt('dep', new Date(until)) });
    }
    return readKeyset(query, wanted);
  }

  /** @throws `deployment.not_found` */
  async get(
    where: { appId: string } | { projectId: string },
    id: string,
  ): Promise<DeploymentEntity> {
    const row = await this.dataSource.manager.findOneBy(DeploymentEntity, { ...where, id });
    if (!row) throw DeploymentErrors.not_found();
    return row;
  }

  /** As {@link get}, but waits up to `waitMs` for the end. */
  async await(
    where: { appId: string } | { projectId: string },
    id: string,
    waitMs: number,
  ): Promise<DeploymentEntity> {
    const read = () => this.get(where, id);
    return this.hub.await(id, read, ({ status }) => isFinished(status), waitMs);
  }

  /** Calls a deployment off. @throws `deployment.not_cancellable` once it switches or has ended */
  async cancel(app: AppEntity, id: string): Promise<DeploymentEntity> {
    const row = await this.get({ appId: app.id }, id);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.rows.requestCancel(id, manager))) throw DeploymentErrors.not_cancellable();
      await this.history.note(manager, 'deployment.cancel', row);
    });
    await this.active.cancel(id);
    return this.get({ appId: app.id }, id);
  }
}
