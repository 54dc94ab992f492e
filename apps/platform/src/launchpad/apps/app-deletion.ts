import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { ActiveRuns } from '../deployments/active-runs.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { BindingsService } from '../bindings/bindings.service.js';
import { PushRepositories } from '../git-push/push-repositories.js';
import { EdgeRefused } from '../edge/edge-answers.js';
import { EdgeSync } from '../edge/edge-sync.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogStore } from '../logs/log-store.js';
import { LogWriter } from '../logs/log-writer.js';
import { RunPruner } from '../runs/run-pruner.js';
import { ReleaseEntity } from '../releases/release.entity.js';
import { KeptArtifacts } from '../releases/kept-artifacts.js';
import { ImageCollection } from '../release-images/image-collection.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { VolumeWork } from '../volumes/volume-work.js';
import { AppEntity } from './app.entity.js';

/** Removes what deleted apps leave behind, as often as it takes. */
@Injectable()
export class AppDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly active: ActiveRuns,
    private readonly keeper: ReplicaKeeper,
    private readonly edge: EdgeSync,
    private readonly book: RouteBook,
    private readonly logs: LogStore,
    private readonly writer: LogWriter,
    private readonly kept: KeptArtifacts,
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
    private readonly pushes: PushRepositories,
    private readonly bindings: BindingsService,
    private readonly runs: RunPruner,
    private readonly images: ImageCollection,
    private readonly volumes: VolumeWork,
  ) {}

  /** Goes on with every deletion that was begun. */
  async finishAll(): Promise<void> {
    const { manager } = this.dataSource;
    for (const app of await manager.findBy(AppEntity, { deletedAt: Not(IsNull()) })) {
      await this.#finish(app);
    }
  }

  /** Throws away artifacts that no kept release refers to. */
  async collect(graceMs?: number): Promise<void> {
    const keep = await this.kept.digests();
    for (const builder of Object.values(this.engines.builders)) {
      const { ok } = await builder.probe().catch(() => ({ ok: false }));
      if (ok) await builder.collect(keep, graceMs);
    }
    await this.images.collect(graceMs);
  }

  async #finish(app: AppEntity): Promise<void> {
    const { manager } = this.dataSource;
    const deployments = await manager.findBy(DeploymentEntity, { appId: app.id });
    for (const { id, finishedAt } of deployments) if (!finishedAt) await this.active.cancel(id);
    // Traffic ends first, so that nobody is sent to what is being stopped.
    if (!(await this.#nameIsReused(app))) await this.#closeAddress(app);
    const replicas = await this.keeper.list(app.id);
    await this.keeper.stop(replicas.map(({ replicaId }) => replicaId));
    if (deployments.some(({ finishedAt }) => finishedAt === null)) return;
    await this.writer.close(app.id);
    await this.runs.removeAll(app.id);
    await this.logs.remove([app.id, ...deployments.map(({ id }) => id)]);
    await rm(join(this.settings.dir, 'caches', app.id), { recursive: true, force: true });
    await this.pushes.remove(app.id);
    await this.bindings.revokeAll(app);
    await this.volumes.removeAll(app.id);
    await this.dataSource.transaction(async (within) => {
      await within.delete(DeploymentEntity, { appId: app.id });
      await within.delete(ReleaseEntity, { appId: app.id });
      await within.delete(AppEntity, { id: app.id });
    });
  }

  async #closeAddress(app: AppEntity): Promise<void> {
    await this.book.changed(app.id);
    try {
      await this.edge.remove(this.settings.hostOf(app));
    } catch (error) {
      // The edge is away: it gets the whole truth, without this app, when it is back.
      if (!(error instanceof EdgeRefused)) throw error;
    }
  }

  async #nameIsReused({ projectId, name }: AppEntity): Promise<boolean> {
    return this.dataSource.manager.existsBy(AppEntity, { projectId, name, deletedAt: IsNull() });
  }
}
