import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AssetEndings } from '../assets/asset-endings.js';
import { ACTIVE_STATUSES, AssetEntity } from '../assets/asset.entity.js';
import { type TakenTask, TaskClaims } from './task-claims.js';
import { LATER_KINDS } from './asset-task.entity.js';
import { TaskEndings } from './task-endings.js';
import { nameOf, TaskLost } from './task-lease.js';
import { STALE_MS } from './task-watch.js';
import { TaskWakes } from './task-wakes.js';

const SWEEP_EVERY_MS = 1_000;
const MOST_LOST = 5;
const AT_ONCE = 200;

/** Sees to it that no task is ever stuck: what a dead worker had is done by another one. */
@Injectable()
export class TaskSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: TaskClaims,
    private readonly endings: AssetEndings,
    private readonly taskEndings: TaskEndings,
    private readonly wakes: TaskWakes,
    private readonly clock: Clock,
  ) {
    super({ name: 'Pipeline', problem: 'A sweep of tasks failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - STALE_MS);
    const lost = await this.dataSource.query<TakenTask[]>(LOST, [since, AT_ONCE]);
    for (const task of lost) await this.#free(task);
    const [waiting] = await this.dataSource.query<{ count: number }[]>(WAITING, [now, AT_ONCE]);
    await this.wakes.remind(waiting?.count ?? 0);
  }

  async #free(task: TakenTask): Promise<void> {
    this.logger.warn({ msg: 'a worker is gone', task: nameOf(task) });
    if (task.attempts < MOST_LOST) {
      await this.claims.giveBack(task, { delayMs: 0, failure: 'The worker is gone.' });
      return;
    }
    if (LATER_KINDS.has(task.kind)) {
      await this.taskEndings.gaveUp(task, 'worker_lost', 'Workers are gone.').catch(notOurs);
      return;
    }
    await this.dataSource.transaction(async (manager) => {
      const { assetId: id, generation } = task;
      const asset = await manager.findOne(AssetEntity, {
        where: { id, generation, status: In(ACTIVE_STATUSES) },
        lock: { mode: 'pessimistic_write' },
      });
      if (asset) await this.endings.failed(manager, asset, 'worker_lost');
    });
  }
}

function notOurs(error: unknown): void {
  if (!(error instanceof TaskLost)) throw error;
}

const LOST = `
  select asset_id as "assetId", generation, kind, position, epoch, attempts from asset_task
  where status = 'processing' and heartbeat_at < $1
  order by heartbeat_at limit $2`;

const WAITING = `
  select (select count(*)::int from (
    select 1 from asset_task where status = 'queued' and run_after <= $1 limit $2) tasks)
  + (select count(*)::int from (select 1 from asset where status = 'created' limit 8) assets)
  as count`;
