import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { secretOfThing } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { SecretBox } from '../secrets/secret-box.js';
import { HookEntity } from './hook.entity.js';
import { HookErrors } from './hook.errors.js';
import { HookEvents } from './hook.events.js';
import type { UpdateHook } from './hook.schema.js';

/** The hooks of apps: made, set, thrown away. */
@Injectable()
export class HooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `hook.not_found` */
  async get(appId: string, manager: EntityManager = this.dataSource.manager): Promise<HookEntity> {
    const hook = await manager.findOneBy(HookEntity, { appId });
    if (!hook) throw HookErrors.not_found();
    return hook;
  }

  secretOf({ appId, secretSealed }: HookEntity): string {
    return this.box.open(secretSealed, ownerOf(appId));
  }

  /** Makes a hook, or another secret for the one there is. */
  async create(app: AppEntity): Promise<{ hook: HookEntity; secret: string }> {
    const secret = secretOfThing('hook', 32).toString('base64url');
    const hook = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const before = await manager.findOneBy(HookEntity, { appId: app.id });
      const earlier = before && stateOf(before);
      const secretSealed = this.box.seal(secret, ownerOf(app.id));
      const row = before ?? manager.create(HookEntity, fresh(app.id));
      row.secretSealed = secretSealed;
      row.updatedAt = this.clock.now();
      const saved = await manager.save(row);
      await this.#tell(manager, app, 'created', { before: earlier, saved });
      return saved;
    });
    return { hook: await this.get(hook.appId), secret };
  }

  /** @throws `hook.not_found`, `precondition_failed` */
  async update(app: AppEntity, wanted: UpdateHook, expected: Precondition): Promise<HookEntity> {
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const hook = await this.get(app.id, manager);
      expected.check(hookVersion(hook));
      const before = stateOf(hook);
      const now = this.clock.now();
      hook.autoDeploy = wanted.auto_deploy ?? hook.autoDeploy;
      hook.branches = wanted.branches ?? hook.branches;
      hook.paths = wanted.paths ?? hook.paths;
      if (wanted.poll_interval_s !== undefined) {
        hook.pollIntervalS = wanted.poll_interval_s;
        hook.nextPollAt = wanted.poll_interval_s === null ? null : now;
        hook.pollFailures = 0;
      }
      hook.updatedAt = now;
      const saved = await manager.save(hook);
      await this.#tell(manager, app, 'updated', { before, saved });
      return saved;
    });
  }

  /** @throws `hook.not_found` */
  async delete(app: AppEntity, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const hook = await this.get(app.id, manager);
      expected.check(hookVersion(hook));
      await manager.delete(HookEntity, { appId: app.id });
      await this.#tell(manager, app, 'deleted', { before: stateOf(hook) });
    });
  }

  async #tell(
    manager: EntityManager,
    { id, projectId }: AppEntity,
    what: 'created' | 'updated' | 'deleted',
    { before, saved }: { before: AuditState | null; saved?: HookEntity },
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id };
    await this.events.record(manager, { type: HookEvents[what], tenant, subject: id, data });
    const after = saved ? stateOf(saved) : null;
    await this.audit.record(manager, { tenant, action: `hook.${what}`, target: id, before, after });
  }
}

/** Changes with what callers can change of a hook. */
export const hookVersion = ({ updatedAt }: HookEntity) => String(updatedAt.getTime());

const ownerOf = (appId: string) => `hook ${appId}`;

const fresh = (appId: string) => ({
  appId,
  autoDeploy: true,
  branches: [] as string[],
  paths: [] as string[],
  pollIntervalS: null,
  nextPollAt: null,
  pollFailures: 0,
  lastSeenSha: null,
});

function stateOf({ autoDeploy, branches, paths, pollIntervalS }: HookEntity): AuditState {
  return { auto_deploy: autoDeploy, branches, paths, poll_interval_s: pollIntervalS };
}
