import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import type { Delivery } from '../repository-hooks/delivery.js';
import type { Delivered, HookProvider } from '../repository-hooks/hook.schema.js';
import { PreviewApps } from './preview-apps.js';
import { PreviewEnding } from './preview-ending.js';
import { PreviewEntity } from './preview.entity.js';
import { PreviewHistory } from './preview-history.js';
import { PreviewSettingsService } from './preview-settings.service.js';
import { whyNot } from './why-not.js';

export type PullRequest = Extract<Delivery, { kind: 'pull_request' }>;

/** What a delivery led to, before anybody is woken. */
interface Outcome {
  readonly reason?: string;
  readonly deployment?: DeploymentEntity;
  readonly endedAppId?: string | null;
}

/**
 * Follows pull requests. All deliveries about one app wait for each other, and a pull request that
 * was closed stays known: one that was under way meanwhile brings nothing back.
 */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: PreviewSettingsService,
    private readonly apps: PreviewApps,
    private readonly ending: PreviewEnding,
    private readonly rows: DeploymentRows,
    private readonly queue: DeploymentQueue,
    private readonly deployments: DeploymentHistory,
    private readonly history: PreviewHistory,
    private readonly clock: Clock,
  ) {}

  /** @param isNew whether the delivery has not been taken before; asked within the transaction */
  async take(
    { id }: AppEntity,
    request: PullRequest,
    provider: HookProvider,
    isNew: (manager: EntityManager) => Promise<boolean>,
  ): Promise<Delivered> {
    const outcome = await this.dataSource.transaction(async (manager): Promise<Outcome> => {
      const parent = await lockApp(manager, id);
      if (!(await isNew(manager))) return { reason: 'replayed' };
      const { number } = request;
      const known = await manager.findOneBy(PreviewEntity, { parentAppId: id, number });
      return request.action === 'close'
        ? this.#close(manager, parent, known, { ...request, provider })
        : this.#open(manager, parent, known, { ...request, provider });
    });
    const { deployment, endedAppId } = outcome;
    if (deployment) await this.queue.wake(deployment);
    if (endedAppId) await this.ending.stop(endedAppId);
    if (deployment) return { outcome: 'deployed', reason: null, deployment_id: deployment.id };
    const isClosed = outcome.reason === undefined;
    const reason = isClosed ? 'preview_closed' : (outcome.reason ?? null);
    return { outcome: 'ignored', reason, deployment_id: null };
  }

  async #close(
    manager: EntityManager,
    parent: AppEntity,
    known: PreviewEntity | null,
    request: PullRequest & { readonly provider: HookProvider },
  ): Promise<Outcome> {
    const { isEnabled } = await this.settings.of(parent, manager);
    if (!known && !isEnabled) return { reason: 'previews_off' };
    const row = known ?? manager.create(PreviewEntity, this.#fresh(parent, request));
    const endedAppId = await this.ending.end(manager, parent, row, 'closed', request.toldAt);
    return { endedAppId };
  }

  async #open(
    manager: EntityManager,
    parent: AppEntity,
    known: PreviewEntity | null,
    request: PullRequest & { readonly provider: HookProvider },
  ): Promise<Outcome> {
    const settings = await this.settings.of(parent, manager);
    const isOpen = { parentAppId: parent.id, state: 'open' as const };
    const open = await manager.countBy(PreviewEntity, isOpen);
    const reason = whyNot(request, settings, known, open);
    if (reason !== undefined) return { reason };
    const row = known ?? manager.create(PreviewEntity, this.#fresh(parent, request));
    const shown = row.appId === null ? null : await this.#alive(manager, row.appId);
    const app = shown ?? (await this.apps.make(manager, parent, settings, request));
    if (!app) return { reason: 'name_taken' };
    const now = this.clock.now();
    const { branch, commit, toldAt } = request;
    Object.assign(row, { branch, commitSha: commit, appId: app.id, state: 'open', pushedAt: now });
    Object.assign(row, { toldAt: toldAt ?? row.toldAt, closedAt: null, reported: null });
    const saved = await manager.save(row);
    const deployment = await this.rows.queue(app.id, { branch, commit }, manager);
    await this.deployments.note(manager, 'deployment.create', deployment);
    await this.history.tell(manager, parent, shown ? 'updated' : 'opened', saved);
    return { deployment };
  }

  async #alive(manager: EntityManager, id: string): Promise<AppEntity | null> {
    const app = await manager.findOneBy(AppEntity, { id });
    return app?.deletedAt === null ? app : null;
  }

  #fresh(
    { id }: AppEntity,
    request: PullRequest & { readonly provider: HookProvider },
  ): Partial<PreviewEntity> {
    const { number, branch, commit, isFork, repository, provider, toldAt } = request;
    const now = this.clock.now();
    return {
      id: newId('prv', now.getTime()),
      parentAppId: id,
      number,
      appId: null,
      state: 'open',
      branch,
      commitSha: commit,
      isFork,
      repository,
      provider,
      toldAt,
      pushedAt: now,
      openedAt: now,
      closedAt: null,
      reported: null,
      reportAfter: null,
    };
  }
}
