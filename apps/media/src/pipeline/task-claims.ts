import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetTaskEntity } from './asset-task.entity.js';
import { ADMIT, BEAT, PROGRESS, TAKE } from './task-claims.sql.js';
import { leasedRow, type TaskLease } from './task-lease.js';

/** What a worker is told of the task that it took. */
export type TakenTask = TaskLease &
  Pick<AssetTaskEntity, 'tenant' | 'rank' | 'startMs' | 'endMs' | 'attempts'>;

/** What of a project is worked on at once. */
export abstract class PipelineLimits {
  abstract readonly parallelAssets: number;
}

/** Why a task goes back to the others that wait. */
export interface GivenBack {
  readonly delayMs: number;
  readonly failure: string | null;
  /** The attempt does not count. */
  readonly isFree?: boolean;
}

/** Shares tasks out among workers and among tenants. Whoever asks, of whatever process, is in line. */
@Injectable()
export class TaskClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: PipelineLimits,
    private readonly clock: Clock,
  ) {}

  /** The next task, now the worker's; undefined when there is nothing to do. */
  async take(worker: string): Promise<TakenTask | undefined> {
    return this.dataSource.transaction(async (manager) => {
      // One after the other, so that turns are kept; it takes a moment, and tasks take seconds.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('asset_task turns', 0))`);
      const now = this.clock.now();
      await manager.query(ADMIT, [now, this.limits.parallelAssets]);
      const [task] = await manager.query<TakenTask[]>(TAKE, [now, worker]);
      return task;
    });
  }

  /** Says that the worker lives; false when the task is not its any more. */
  async beat(lease: TaskLease, fraction: number): Promise<boolean> {
    const { assetId, generation, kind, position, epoch } = lease;
    const values = [assetId, generation, kind, position, epoch, this.clock.now(), fraction];
    const rows = await this.dataSource.query<[unknown[], number]>(BEAT, values);
    if (rows[1] === 0) return false;
    if (kind === 'video' || kind === 'audio' || kind === 'further') {
      await this.dataSource.query(PROGRESS, [assetId, generation]);
    }
    return true;
  }

  /** Lets a task wait again. Nothing happens when it is not the worker's any more. */
  async giveBack(lease: TaskLease, { delayMs, failure, isFree }: GivenBack): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(AssetTaskEntity)
      .set({
        status: 'queued',
        epoch: () => 'epoch + 1',
        takenBy: null,
        heartbeatAt: null,
        fraction: 0,
        failure,
        runAfter: new Date(this.clock.now().getTime() + delayMs),
        ...(isFree && { attempts: () => 'attempts - 1' }),
      })
      .where(leasedRow(lease))
      .execute();
    return affected === 1;
  }

  /** Says that nothing is done for a task any more: what is left of it can be removed. */
  async release({ assetId, generation, kind, position }: TaskLease, worker: string): Promise<void> {
    const which = { assetId, generation, kind, position, takenBy: worker };
    await this.dataSource.manager.update(AssetTaskEntity, which, { takenBy: null });
  }
}
