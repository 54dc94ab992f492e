import { readKeyset } from '@skydeck/database';
import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { AppHistory, stateOf } from '../apps/app-history.js';
import { AppsService, appVersion } from '../apps/apps.service.js';
import { lockApp } from '../apps/lock-app.js';
import type { AppEnvironment } from '../app-settings/app-environment.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { ReleaseRequests } from '../releases/release-requests.js';
import { EnvChangeEntity } from './env-change.entity.js';
import { type EnvPatch, EnvValues } from './env-values.js';
import { EnvVariableEntity } from './env-variable.entity.js';
import { EnvironmentErrors } from './environment.errors.js';
import type { ListChanges, ListVariables } from './environment.schema.js';

/** What is asked besides the values. */
export interface HowToChange {
  /** Whether to make a release of it at once. */
  readonly apply: boolean;
  readonly expected: Precondition;
  /** Environments that the values are for; all when not given. */
  readonly environments?: readonly AppEnvironment[] | undefined;
}

/** The rules of variables as the owners of apps see them. */
@Injectable()
export class EnvironmentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly values: EnvValues,
    private readonly requests: ReleaseRequests,
    private readonly queue: DeploymentQueue,
    private readonly history: AppHistory,
    private readonly clock: Clock,
  ) {}

  /** @returns at most `limit + 1` variables */
  list(
    { id: appId }: AppEntity,
    wanted: ReturnType<typeof ListVariables.parse>,
  ): Promise<EnvVariableEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(EnvVariableEntity, 'variable');
    return readKeyset(rows.where({ appId, ...wanted.filters }), wanted);
  }

  /** @returns at most `limit + 1` changes */
  changes(
    { id: appId }: AppEntity,
    wanted: ReturnType<typeof ListChanges.parse>,
  ): Promise<EnvChangeEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(EnvChangeEntity, 'change');
    return readKeyset(rows.where({ appId, ...wanted.filters }), wanted);
  }

  /** @throws `env_variable.not_found` */
  async get({ id: appId }: AppEntity, key: string): Promise<EnvVariableEntity> {
    const row = await this.dataSource.manager.findOneBy(EnvVariableEntity, { appId, key });
    if (!row) throw EnvironmentErrors.not_found();
    return row;
  }

  /** Changes variables, and makes a release of it when that is wanted. */
  async change(
    project: ProjectRef,
    name: string,
    patch: EnvPatch,
    { apply, expected, environments }: HowToChange,
  ): Promise<{ app: AppEntity; deployment: DeploymentEntity | null }> {
    const { id } = await this.apps.get(project, name);
    const made = await this.dataSource.transaction(async (manager) => {
      const app = await lockApp(manager, id);
      expected.check(appVersion(app));
      const before = stateOf(app);
      await this.values.apply(manager, app, patch, this.clock.now(), environments);
      app.updatedAt = this.clock.now();
      const saved = await manager.save(app);
      const deployment = apply ? await this.requests.queue(manager, id, 'environment') : null;
      const after = stateOf(saved);
      const changed = Object.keys(patch).length > 0 ? ['env'] : [];
      await this.history.updated(manager, { before, after }, saved, { changed });
      return { app: saved, deployment };
    });
    if (made.deployment) await this.queue.wake(made.deployment);
    return made;
  }
}
