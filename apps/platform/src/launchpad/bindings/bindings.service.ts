import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { ReleaseRequests } from '../releases/release-requests.js';
import { BindingEntity } from './binding.entity.js';
import { BindingErrors } from './binding.errors.js';
import { BindingHistory } from './binding-history.js';
import type { BindingOwner } from './binding-provider.js';
import { BindingProviders } from './binding-providers.js';
import { BindingValues } from './binding-values.js';
import type { CreateBinding, ListBindings } from './binding.schema.js';

interface Bound {
  readonly binding: BindingEntity;
  readonly deployment: DeploymentEntity | null;
}

/** What apps are bound to, as their owners see it. */
@Injectable()
export class BindingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: BindingProviders,
    private readonly values: BindingValues,
    private readonly requests: ReleaseRequests,
    private readonly queue: DeploymentQueue,
    private readonly history: BindingHistory,
    private readonly clock: Clock,
  ) {}

  /** @returns at most `limit + 1` bindings */
  list(
    { id: appId }: AppEntity,
    wanted: ReturnType<typeof ListBindings.parse>,
  ): Promise<BindingEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(BindingEntity, 'binding');
    return readKeyset(rows.where({ appId, ...wanted.filters }), wanted);
  }

  /** @throws `app_binding.not_found` */
  async get(
    { id: appId }: Pick<AppEntity, 'id'>,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BindingEntity> {
    const row = await manager.findOneBy(BindingEntity, { appId, id });
    if (!row) throw BindingErrors.not_found();
    return row;
  }

  /** Makes a credential for an app. What was made is ended again when it cannot be kept. */
  async attach(app: AppEntity, owner: BindingOwner, asked: CreateBinding): Promise<Bound> {
    const before = await madeBefore('bnd', (id) => this.get(app, id));
    if (before) return { binding: before, deployment: await this.requests.queuedBefore() };
    const { kind, mode, scopes, apply } = asked;
    const { projectId } = app;
    const { provider, target } = await this.providers.for(kind, projectId, asked.target);
    const wanted = { ...asked, target };
    const roles = await provider.rolesFor(target);
    const hasPool = roles.includes('pool_url');
    if (asked.names.pool_url !== undefined && !hasPool) throw BindingErrors.no_pool();
    const names = Object.fromEntries(
      roles.map((role) => [
        role,
        (wanted.names as Record<string, string | undefined>)[role] ??
          provider.variableFor(target, role),
      ]),
    );
    await this.#mustBeFree(this.dataSource.manager, app, wanted, names);
    const request = { projectId, appName: app.name, target, mode, scopes, by: owner };
    const made = await provider.create(request);
    try {
      const now = this.clock.now();
      const id = idOfThing('bnd', now.getTime());
      return await this.#change(app.id, apply, async (manager, locked) => {
        await this.#mustBeFree(manager, locked, wanted, names);
        const row = manager.create(BindingEntity, {
          id,
          appId: app.id,
          kind,
          target,
          mode,
          scopes: scopes ?? null,
          state: 'attached',
          names,
          credentialId: made.id,
          valuesSealed: this.values.seal(id, made.values),
          retiringId: null,
          retiringSealed: null,
          owner,
          createdAt: now,
          updatedAt: now,
        });
        const binding = await manager.save(row);
        await this.history.tell(manager, locked, 'attached', binding);
        return binding;
      });
    } catch (error) {
      await provider.revoke(projectId, made.id);
      throw isUniqueViolation(error) ? BindingErrors.attached({ cause: error }) : error;
    }
  }

  /** Gives an app another credential; the one before works until nothing uses it any more. */
  async rotate(app: AppEntity, id: string): Promise<Bound> {
    const { kind, target, mode, scopes, owner } = await this.get(app, id);
    const { projectId } = app;
    const provider = this.providers.of(kind);
    const request = { projectId, appName: app.name, target, mode, by: owner };
    const made = await provider.create({ ...request, scopes: scopes ?? undefined });
    try {
      return await this.#change(app.id, true, async (manager, locked) => {
        const row = await this.get(app, id, manager);
        if (row.retiringId !== null) throw BindingErrors.rotating();
        Object.assign(row, {
          state: 'rotating',
          retiringId: row.credentialId,
          retiringSealed: row.valuesSealed,
          credentialId: made.id,
          valuesSealed: this.values.seal(id, made.values),
          updatedAt: this.clock.now(),
        });
        const saved = await manager.save(row);
        await this.history.tell(manager, locked, 'rotated', saved);
        return saved;
      });
    } catch (error) {
      await provider.revoke(projectId, made.id);
      throw error;
    }
  }

  /** Ends the credentials of a binding at once, and forgets it. */
  async detach(app: AppEntity, id: string): Promise<void> {
    const row = await this.get(app, id);
    await this.#revoke(app.projectId, row);
    await this.#change(app.id, true, async (manager, locked) => {
      const { affected } = await manager.delete(BindingEntity, { id });
      if (affected === 1) await this.history.tell(manager, locked, 'detached', row);
      return row;
    });
  }

  /** Ends the credentials of an app that is gone. */
  async revokeAll({ id: appId, projectId }: AppEntity): Promise<void> {
    const { manager } = this.dataSource;
    for (const row of await manager.findBy(BindingEntity, { appId })) {
      await this.#revoke(projectId, row);
      await manager.delete(BindingEntity, { id: row.id });
    }
  }

  async #revoke(projectId: string, row: BindingEntity): Promise<void> {
    const provider = this.providers.of(row.kind);
    if (row.retiringId !== null) await provider.revoke(projectId, row.retiringId);
    await provider.revoke(projectId, row.credentialId);
  }

  /** Changes something of a locked app, and has a release made of it when something is live. */
  async #change(
    appId: string,
    apply: boolean,
    work: (manager: EntityManager, app: AppEntity) => Promise<BindingEntity>,
  ): Promise<Bound> {
    const made = await this.dataSource.transaction(async (manager) => {
      const app = await lockApp(manager, appId);
      const binding = await work(manager, app);
      const isLive = apply && app.currentReleaseId !== null;
      const deployment = isLive ? await this.requests.queue(manager, appId, 'environment') : null;
      return { binding, deployment };
    });
    if (made.deployment) await this.queue.wake(made.deployment);
    return made;
  }

  async #mustBeFree(
    manager: EntityManager,
    app: AppEntity,
    { kind, target }: CreateBinding,
    names: Readonly<Record<string, string>>,
  ): Promise<void> {
    const rows = await manager.findBy(BindingEntity, { appId: app.id });
    if (rows.some((row) => row.kind === kind && row.target === target)) {
      throw BindingErrors.attached();
    }
    const taken = new Set([...app.envKeys, ...rows.flatMap((row) => Object.values(row.names))]);
    const own = Object.values(names);
    const isDouble = new Set(own).size < own.length;
    if (isDouble || own.some((name) => taken.has(name))) throw BindingErrors.variable_taken();
  }
}
