import { type Principal, type ProjectRef, projectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ActiveRuns } from '../deployments/active-runs.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { SecretBox } from '../secrets/secret-box.js';
import { RepoPolicy } from '../source/repo-policy.js';
import { PreviewEnding } from '../previews/preview-ending.js';
import { AppImagesService } from '../prebuilt/app-images.service.js';
import { SourcesService } from '../uploads/sources.service.js';
import { ownPart } from '../app-settings/changed-settings.js';
import { StoredSettings } from '../app-settings/stored-settings.js';
import { ReplicaLimits } from '../scaling/replica-limits.js';
import { AppEntity } from './app.entity.js';
import { toEntries } from '../environment/env-entries.js';
import { EnvValues } from '../environment/env-values.js';
import { AppErrors } from './app.errors.js';
import { AppHistory } from './app-history.js';
import { lockApp } from './lock-app.js';
import { newApp } from './new-app.js';
import type { CreateApp, ListApps } from './app.schema.js';

/** The rules of apps. Knows neither HTTP nor what runs them. */
@Injectable()
export class AppsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: RepoPolicy,
    private readonly sources: SourcesService,
    private readonly images: AppImagesService,
    private readonly previews: PreviewEnding,
    private readonly rows: DeploymentRows,
    private readonly queue: DeploymentQueue,
    private readonly active: ActiveRuns,
    private readonly box: SecretBox,
    private readonly values: EnvValues,
    private readonly stored: StoredSettings,
    private readonly limits: ReplicaLimits,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    private readonly history: AppHistory,
  ) {}

  /**
   * Makes an app and queues its first deployment; one without code waits for a push.
   * @throws `app.name_taken`, `app.repo_…`, `source.not_found`
   */
  async create(
    project: ProjectRef,
    principal: Principal,
    wanted: CreateApp,
  ): Promise<{ app: AppEntity; deployment: DeploymentEntity | undefined }> {
    const before = await madeBefore('app', (id) => this.get(project, id));
    if (before) return { app: before, deployment: (await this.rows.queuedBefore()) ?? undefined };
    const { repo, source } = wanted;
    const address =
      repo === undefined ? undefined : await this.policy.admit(repo, mayUseLocal(principal));
    if (typeof source === 'object') await this.images.admit(source);
    const row = newApp(project, wanted, { address, box: this.box, now: this.clock.now() });
    const made = await this.#insert(async (manager) => {
      await this.quotas.take('apps', manager, project.id);
      const app = await manager.save(manager.create(AppEntity, row));
      await this.values.note(manager, row.id, toEntries(wanted.env), row.createdAt);
      await this.stored.put(manager, row.id, ownPart(wanted), [], row.createdAt);
      await this.limits.set(manager, row.id, wanted);
      const hasCode = repo !== undefined || source !== undefined;
      const deployment = hasCode ? await this.rows.queue(row.id, {}, manager) : undefined;
      if (typeof source === 'object') await this.images.put(manager, app, source);
      else if (deployment && source !== undefined)
        await this.sources.use(manager, deployment, source);
      await this.history.created(manager, app);
      return { app, deployment };
    });
    if (made.deployment) await this.queue.wake(made.deployment);
    return made;
  }

  /** @returns at most `limit + 1` apps */
  list(project: ProjectRef, wanted: ReturnType<typeof ListApps.parse>): Promise<AppEntity[]> {
    const apps = this.dataSource.manager.createQueryBuilder(AppEntity, 'app');
    return readKeyset(apps.where({ projectId: project.id, deletedAt: IsNull() }), wanted);
  }

  /** @param nameOrId the app's name or `app_…`. @throws `app.not_found` */
  async get(project: ProjectRef, nameOrId: string): Promise<AppEntity> {
    const wanted = nameOrId.startsWith('app_') ? { id: nameOrId } : { name: nameOrId };
    const app = await this.dataSource.manager.findOneBy(AppEntity, {
      projectId: project.id,
      deletedAt: IsNull(),
      ...wanted,
    });
    if (!app) throw AppErrors.not_found();
    return app;
  }

  /** Deletes an app: at once for its owner, the rest is cleared up in the background. */
  async delete(project: ProjectRef, nameOrId: string, expected?: Precondition): Promise<AppEntity> {
    const { id: appId } = await this.get(project, nameOrId);
    const { app, previews } = await this.dataSource.transaction(async (manager) => {
      const locked = await lockApp(manager, appId);
      expected?.check(appVersion(locked));
      const ended = await this.previews.removeAll(manager, locked);
      await manager.update(AppEntity, { id: appId }, { deletedAt: this.clock.now() });
      await this.history.deleted(manager, locked);
      return { app: locked, previews: ended };
    });
    for (const id of previews) await this.previews.stop(id);
    await this.rows.cancelAll(app.id);
    for (const { id } of await this.rows.unfinished(app.id)) await this.active.cancel(id);
    return app;
  }

  /** Deletes every app of a project. */
  async deleteAll(projectId: string): Promise<void> {
    const apps = await this.dataSource.manager.findBy(AppEntity, {
      projectId,
      deletedAt: IsNull(),
    });
    for (const { id, projectSlug: slug } of apps) {
      await this.delete(projectRef({ id: projectId, slug }, 'live'), id);
    }
  }

  async #insert<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      if (isUniqueViolation(error)) throw AppErrors.name_taken({ cause: error });
      throw error;
    }
  }
}

/** Changes with what callers can change of an app. */
export const appVersion = ({ updatedAt }: Pick<AppEntity, 'updatedAt'>) =>
  String(updatedAt.getTime());

/** Folders of the machine are for those who own the installation's projects without limits. */
export function mayUseLocal({ kind, role, scopes }: Principal): boolean {
  return kind === 'account' ? role === 'owner' : scopes.includes('*');
}
