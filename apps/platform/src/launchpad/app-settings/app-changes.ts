import type { Principal, ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orNameTaken } from '../../vps/network/unique-name.js';
import type { AppEntity } from '../apps/app.entity.js';
import { AppErrors } from '../apps/app.errors.js';
import { AppHistory, stateOf } from '../apps/app-history.js';
import type { UpdateApp } from '../apps/app.schema.js';
import { AppsService, appVersion, mayUseLocal } from '../apps/apps.service.js';
import { lockApp } from '../apps/lock-app.js';
import { DomainRoutes } from '../domains/domain-routes.js';
import { RouteBook } from '../edge/route-book.js';
import { toEntries } from '../environment/env-entries.js';
import { EnvValues } from '../environment/env-values.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { RepoPolicy } from '../source/repo-policy.js';
import type { RepoAddress } from '../source/repo-address.js';
import { SecretBox } from '../secrets/secret-box.js';
import { ReplicaLimits } from '../scaling/replica-limits.js';
import { changedNames, ownPart, putInRow } from './changed-settings.js';
import { FormerNames } from './former-names.js';
import { StoredSettings } from './stored-settings.js';

/** Changes what apps are, while they run. */
@Injectable()
export class AppChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly policy: RepoPolicy,
    private readonly box: SecretBox,
    private readonly values: EnvValues,
    private readonly stored: StoredSettings,
    private readonly limits: ReplicaLimits,
    private readonly names: FormerNames,
    private readonly book: RouteBook,
    private readonly routes: DomainRoutes,
    private readonly settings: LaunchpadSettings,
    private readonly history: AppHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes settings. Another name is another address at once; most of the rest waits for a deployment.
   * @throws `app.not_found`, `app.name_taken`, `app.repo_…`, `app_scale.too_large`
   */
  async update(
    project: ProjectRef,
    principal: Principal,
    nameOrId: string,
    wanted: UpdateApp,
    expected: Precondition,
  ): Promise<AppEntity> {
    const { id } = await this.apps.get(project, nameOrId);
    const { repo } = wanted;
    const address =
      repo === undefined ? undefined : await this.policy.admit(repo, mayUseLocal(principal));
    const { app, former } = await this.#orTaken(async (manager) => {
      // Two changes at once must both be there afterwards.
      const locked = await lockApp(manager, id);
      expected.check(appVersion(locked));
      return this.#change(manager, locked, wanted, address);
    });
    if (former !== undefined) {
      // The new address answers before the old one leads to it.
      await this.routes.publish(app.id);
      const host = this.settings.hostOf({ name: former, projectSlug: app.projectSlug });
      if (wanted.keep_old_address === false) await this.routes.withdraw(host);
    }
    return app;
  }

  async #change(
    manager: EntityManager,
    app: AppEntity,
    wanted: UpdateApp,
    address: RepoAddress | undefined,
  ): Promise<{ app: AppEntity; former: string | undefined }> {
    const now = this.clock.now();
    const before = { ...stateOf(app), ...(await this.#besides(manager, app.id)) };
    const former = wanted.name === undefined || wanted.name === app.name ? undefined : app.name;
    if (former !== undefined) await this.#rename(manager, app, wanted);
    if (address) {
      app.repo = address.url;
      const { credentials } = address;
      app.repoSecret = credentials === undefined ? null : this.box.seal(credentials, app.id);
    }
    putInRow(app, wanted);
    if (wanted.env) await this.values.apply(manager, app, toEntries(wanted.env), now);
    await this.limits.set(manager, app.id, wanted);
    await this.stored.put(manager, app.id, ownPart(wanted), [], now);
    const after = { ...stateOf(app), ...(await this.#besides(manager, app.id)) };
    const changed = changedNames(before, after, wanted);
    await this.stored.put(manager, app.id, {}, changed, now);
    app.updatedAt = now;
    const saved = await manager.save(app);
    if (former !== undefined) await this.book.advance(manager, app.id);
    await this.history.updated(manager, { before, after }, saved, { changed, former });
    return { app: saved, former };
  }

  async #rename(manager: EntityManager, app: AppEntity, wanted: UpdateApp): Promise<void> {
    const { name = app.name, keep_old_address: keeps = true } = wanted;
    if (keeps) await this.names.keep(manager, app, app.name, name);
    else await this.names.take(manager, app.projectId, name);
    app.name = name;
  }

  async #besides(manager: EntityManager, appId: string) {
    const limits = await this.limits.of(manager, appId);
    return { ...(await this.stored.of(appId, manager)), ...limits };
  }

  #orTaken<Made>(work: (manager: EntityManager) => Promise<Made>): Promise<Made> {
    return this.dataSource.transaction(work).catch(orNameTaken(AppErrors.name_taken));
  }
}
