import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { CronEntity } from './cron.entity.js';
import { CronErrors } from './cron.errors.js';
import { CronHistory, stateOf } from './cron-history.js';
import type { CreateCron, ListCrons, UpdateCron } from './cron.schema.js';
import { nextTime } from './next-time.js';

const MOST = 50;

/** The cron entries of apps. */
@Injectable()
export class CronsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: CronHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `app_cron.name_taken`, `app_cron.too_many` */
  async create(
    { id: appId, projectId }: AppEntity,
    { time_zone: timeZone, ...wanted }: CreateCron,
  ): Promise<CronEntity> {
    const made = await madeBefore('cron', (id) =>
      this.dataSource.manager.findOneBy(CronEntity, { appId, id }),
    );
    if (made) return made;
    const now = this.clock.now();
    try {
      return await this.dataSource.transaction(async (manager) => {
        await lockApp(manager, appId);
        if ((await manager.countBy(CronEntity, { appId })) >= MOST) throw CronErrors.too_many();
        const row = manager.create(CronEntity, {
          ...wanted,
          id: idOfThing('cron', now.getTime()),
          appId,
          projectId,
          timeZone,
          source: 'settings',
          isEnabled: true,
          nextAt: nextTime({ ...wanted, timeZone }, now),
          version: 1,
          createdAt: now,
          updatedAt: now,
        });
        const saved = await manager.save(row);
        await this.history.note(manager, 'created', saved);
        return saved;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw CronErrors.name_taken({ cause: error });
      throw error;
    }
  }

  /** @returns at most `limit + 1` entries */
  list({ id: appId }: AppEntity, wanted: ReturnType<typeof ListCrons.parse>) {
    const crons = this.dataSource.manager.createQueryBuilder(CronEntity, 'cron');
    const { source } = wanted.filters;
    return readKeyset(crons.where({ appId, ...(source && { source }) }), wanted);
  }

  /** @throws `app_cron.not_found` */
  async get(
    { id: appId }: AppEntity,
    name: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CronEntity> {
    const row = await manager.findOneBy(CronEntity, { appId, name });
    if (!row) throw CronErrors.not_found();
    return row;
  }

  /** @throws `app_cron.of_file` when more than `enabled` is changed of what a file says */
  async update(
    app: AppEntity,
    name: string,
    { enabled, time_zone: timeZone, ...changes }: UpdateCron,
    expected: Precondition,
  ): Promise<CronEntity> {
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const row = await this.get(app, name, manager);
      expected.check(cronVersion(row));
      const before = stateOf(row);
      const others = { ...changes, ...(timeZone !== undefined && { timeZone }) };
      const isOfFile = row.source === 'file' && Object.keys(others).length > 0;
      if (isOfFile) throw CronErrors.of_file();
      const now = this.clock.now();
      Object.assign(row, others, { version: row.version + 1, updatedAt: now });
      if (enabled !== undefined) row.isEnabled = enabled;
      // What was switched off missed nothing.
      row.nextAt = nextTime(row, now);
      const saved = await manager.save(row);
      await this.history.note(manager, 'updated', saved, before);
      return saved;
    });
  }

  /** @throws `app_cron.of_file` */
  async delete(app: AppEntity, name: string, expected: Precondition): Promise<CronEntity> {
    return this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const row = await this.get(app, name, manager);
      expected.check(cronVersion(row));
      if (row.source === 'file') throw CronErrors.of_file();
      await this.history.note(manager, 'deleted', row, stateOf(row));
      await manager.delete(CronEntity, { id: row.id });
      return row;
    });
  }
}

/** Changes with what callers can change of an entry. */
export const cronVersion = ({ version }: Pick<CronEntity, 'version'>) => String(version);
