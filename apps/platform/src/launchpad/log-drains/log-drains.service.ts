import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppsService } from '../apps/apps.service.js';
import { lockApp } from '../apps/lock-app.js';
import { LogStore } from '../logs/log-store.js';
import { SecretBox } from '../secrets/secret-box.js';
import { LogDrainEntity } from './log-drain.entity.js';
import { LogDrainErrors } from './log-drain.errors.js';
import { LogDrainEvents } from './log-drain.events.js';
import type { CreateLogDrain, ListLogDrains } from './log-drain.schema.js';

const MOST_DRAINS = 5;

/** The rules of log drains. */
@Injectable()
export class LogDrainsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly store: LogStore,
    private readonly box: SecretBox,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `log_drain.too_many` */
  async create(project: ProjectRef, app: string, body: CreateLogDrain): Promise<LogDrainEntity> {
    const { id: appId } = await this.apps.get(project, app);
    const before = await madeBefore('ldr', (made) => this.get(project, app, made));
    if (before) return before;
    const now = this.clock.now();
    const id = idOfThing('ldr', now.getTime());
    // Asked before: inside, it would wait for a connection that those hold who wait for the app.
    const sentSeq = String(await this.store.lastSeq(appId));
    const { url, headers, ca_pem: caPem = null } = body;
    const hasHeaders = Object.keys(headers).length > 0;
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const present = await manager.countBy(LogDrainEntity, { appId });
      if (present >= MOST_DRAINS) throw LogDrainErrors.too_many();
      const made = await manager.save(
        manager.create(LogDrainEntity, {
          id,
          appId,
          projectId: project.id,
          url,
          headersSealed: hasHeaders ? this.box.seal(JSON.stringify(headers), id) : null,
          caPem,
          status: 'active',
          sentSeq,
          failingSince: null,
          problem: null,
          nextAt: now,
          createdAt: now,
        }),
      );
      await this.#note(manager, 'created', made);
      return made;
    });
  }

  /** @returns at most `limit + 1` drains */
  async list(
    project: ProjectRef,
    app: string,
    wanted: ReturnType<typeof ListLogDrains.parse>,
  ): Promise<LogDrainEntity[]> {
    const { id: appId } = await this.apps.get(project, app);
    const rows = this.dataSource.manager.createQueryBuilder(LogDrainEntity, 'drain');
    return readKeyset(rows.where({ appId }), wanted);
  }

  /** @throws `log_drain.not_found` */
  async get(project: ProjectRef, app: string, id: string): Promise<LogDrainEntity> {
    const { id: appId } = await this.apps.get(project, app);
    const row = await this.dataSource.manager.findOneBy(LogDrainEntity, { id, appId });
    if (!row) throw LogDrainErrors.not_found();
    return row;
  }

  async enable(project: ProjectRef, app: string, id: string): Promise<LogDrainEntity> {
    const row = await this.get(project, app, id);
    await this.dataSource.transaction(async (manager) => {
      const nextAt = this.clock.now();
      const change = { status: 'active', failures: 0, failingSince: null, problem: null } as const;
      await manager.update(LogDrainEntity, { id }, { ...change, nextAt });
      await this.#note(manager, 'enabled', row);
    });
    return this.get(project, app, id);
  }

  async remove(project: ProjectRef, app: string, id: string): Promise<LogDrainEntity> {
    const row = await this.get(project, app, id);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(LogDrainEntity, { id });
      if (affected !== 1) throw LogDrainErrors.not_found();
      await this.#note(manager, 'deleted', row);
    });
    return row;
  }

  async #note(
    manager: EntityManager,
    what: 'created' | 'enabled' | 'deleted',
    { id, appId, projectId, url, problem }: LogDrainEntity,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { id, app_id: appId, url, problem };
    await this.events.record(manager, { type: LogDrainEvents[what], tenant, subject: id, data });
    const action = `log_drain.${what}`;
    await this.audit.record(manager, { tenant, action, target: id, after: { app_id: appId, url } });
  }
}
