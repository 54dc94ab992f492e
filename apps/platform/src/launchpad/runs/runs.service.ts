import type { Principal } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import type { ReleaseEntity } from '../releases/release.entity.js';
import { ReleasesService } from '../releases/releases.service.js';
import { type RunActor, RunEntity } from './run.entity.js';
import { RunErrors } from './run.errors.js';
import { RunHistory } from './run-history.js';
import { RunKeeper } from './run-keeper.js';
import type { CreateRun, ListRuns } from './run.schema.js';

const MOST_AT_ONCE = 10;

/** What a run is to do. */
export interface WantedRun extends Pick<RunEntity, 'command' | 'timeoutS'> {
  readonly cron: string | null;
  readonly dueAt: Date | null;
  readonly actor: RunActor | null;
}

/** Runs commands beside apps. */
@Injectable()
export class RunsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: ReleaseCatalog,
    private readonly releases: ReleasesService,
    private readonly keeper: RunKeeper,
    private readonly history: RunHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `release.none`, `app_run.too_many`, `app_run.not_runnable` */
  async create(
    app: AppEntity,
    { kind, id }: Pick<Principal, 'kind' | 'id'>,
    { command, timeout_s: timeoutS }: CreateRun,
  ): Promise<RunEntity> {
    const actor = { kind, id };
    return this.start(app, { command, timeoutS, actor, cron: null, dueAt: null });
  }

  /** Starts a command of the release that serves. */
  async start(app: AppEntity, wanted: WantedRun): Promise<RunEntity> {
    const before = await madeBefore('run', (id) => this.get(app, id));
    if (before) return before;
    const release = await this.catalog.current(app);
    if (release.artifact.kind === 'static') throw RunErrors.not_runnable();
    const row = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const running = await manager.countBy(RunEntity, { appId: app.id, status: 'running' });
      if (running >= MOST_AT_ONCE) throw RunErrors.too_many();
      const made = await this.insert(manager, app, { ...wanted, release });
      if (wanted.actor) await this.history.note(manager, 'run', made);
      return made;
    });
    this.launch(row, release);
    return row;
  }

  /** Writes a run that is about to start. */
  async insert(
    manager: EntityManager,
    { id: appId, projectId }: Pick<AppEntity, 'id' | 'projectId'>,
    { release, ...wanted }: WantedRun & { readonly release: ReleaseEntity },
  ): Promise<RunEntity> {
    const createdAt = this.clock.now();
    const row = await manager.save(
      manager.create(RunEntity, {
        ...wanted,
        id: idOfThing('run', createdAt.getTime()),
        appId,
        projectId,
        releaseId: release.id,
        status: 'running',
        createdAt,
      }),
    );
    await this.history.started(manager, row);
    return row;
  }

  /** Starts what was written. */
  launch(row: RunEntity, release: ReleaseEntity): void {
    this.keeper.launch(row, this.releases.startableOf(release));
  }

  /** @returns at most `limit + 1` runs */
  list({ id: appId }: AppEntity, wanted: ReturnType<typeof ListRuns.parse>): Promise<RunEntity[]> {
    const runs = this.dataSource.manager.createQueryBuilder(RunEntity, 'run');
    const { status, cron } = wanted.filters;
    return readKeyset(
      runs.where({ appId, ...(status && { status }), ...(cron !== undefined && { cron }) }),
      wanted,
    );
  }

  /** @throws `app_run.not_found` */
  async get({ id: appId }: Pick<AppEntity, 'id'>, id: string): Promise<RunEntity> {
    const row = await this.dataSource.manager.findOneBy(RunEntity, { id, appId });
    if (!row) throw RunErrors.not_found();
    return row;
  }

  /** Asks a run to end. @throws `app_run.not_running` */
  async cancel(app: AppEntity, id: string): Promise<RunEntity> {
    const row = await this.get(app, id);
    if (row.status !== 'running') throw RunErrors.not_running();
    await this.dataSource.transaction((manager) => this.history.note(manager, 'cancel', row));
    this.keeper.cancel(id);
    return row;
  }
}
