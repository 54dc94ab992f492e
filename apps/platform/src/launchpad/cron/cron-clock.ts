import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { ReleaseEntity } from '../releases/release.entity.js';
import { RunEntity } from '../runs/run.entity.js';
import { RunHistory } from '../runs/run-history.js';
import { RunsService } from '../runs/runs.service.js';
import { CronEntity } from './cron.entity.js';
import { nextTime, timesBetween } from './next-time.js';

/** Later than this, a run is told as missed instead of being made up for. */
const LATE_MS = 60_000;
const TIMEOUT_S = 24 * 3600;
const AT_ONCE = 100;

/** Starts what is due. The rows are the truth: each moment is taken once, whoever looks. */
@Injectable()
export class CronClock {
  readonly #logger = new Logger(CronClock.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: RunsService,
    private readonly history: RunHistory,
    private readonly clock: Clock,
  ) {}

  /** To be called every second or two. */
  async pass(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.manager.find(CronEntity, {
      where: { isEnabled: true, nextAt: LessThanOrEqual(now) },
      order: { nextAt: 'ASC' },
      take: AT_ONCE,
    });
    for (const row of due) {
      await this.#take(row, now).catch((error: unknown) => {
        this.#logger.error({ msg: 'a cron entry was not run', cron: row.id, err: error });
      });
    }
  }

  async #take(row: CronEntity, now: Date): Promise<void> {
    const { id, appId, nextAt: dueAt, name, command, overlap } = row;
    const started = await this.dataSource.transaction(async (manager) => {
      const nextAt = nextTime(row, now);
      const taken = await manager.update(
        CronEntity,
        { id, nextAt: dueAt, isEnabled: true },
        { nextAt },
      );
      if (taken.affected !== 1) return undefined;
      const app = await manager.findOneBy(AppEntity, { id: appId, deletedAt: IsNull() });
      const releaseId = app?.currentReleaseId ?? null;
      const release =
        releaseId === null ? null : await manager.findOneBy(ReleaseEntity, { id: releaseId });
      if (!app || !release) return undefined;
      const wanted = { command, timeoutS: TIMEOUT_S, cron: name, dueAt, actor: null, release };
      const missed = now.getTime() - dueAt.getTime() > LATE_MS;
      const isBusy =
        overlap === 'forbid' &&
        (await manager.existsBy(RunEntity, { appId, cron: name, status: 'running' }));
      const run = await this.runs.insert(manager, app, wanted);
      if (!missed && !isBusy) return { run, release };
      const count = 1 + timesBetween(row, dueAt, now);
      await this.#leaveOut(manager, run, missed ? missedNote(count) : SKIPPED);
      return undefined;
    });
    if (started) this.runs.launch(started.run, started.release);
  }

  async #leaveOut(
    manager: DataSource['manager'],
    run: RunEntity,
    ending: Pick<RunEntity, 'status' | 'note'>,
  ): Promise<void> {
    const change = { ...ending, releaseId: null, finishedAt: this.clock.now() };
    await manager.update(RunEntity, { id: run.id }, change);
    await this.history.ended(manager, Object.assign(run, change));
  }
}

const SKIPPED = { status: 'skipped', note: 'The run before had not ended.' } as const;

function missedNote(count: number): Pick<RunEntity, 'status' | 'note'> {
  const note =
    count === 1
      ? 'The platform was away when it was due.'
      : `The platform was away when it was due, ${count} times.`;
  return { status: 'missed', note };
}
