import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { LogStore } from '../logs/log-store.js';
import { RunEntity } from './run.entity.js';

const KEPT_MS = 30 * 24 * 3600 * 1000;
const AT_ONCE = 500;

/** Forgets runs and entries into replicas of long ago, and runs of deleted apps, with their logs. */
@Injectable()
export class RunPruner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logs: LogStore,
    private readonly clock: Clock,
  ) {}

  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const old = await this.dataSource.manager
      .createQueryBuilder(RunEntity, 'run')
      .where('run.finished_at < :before', { before })
      .limit(AT_ONCE)
      .getMany();
    await this.#remove(old);
    await this.dataSource.query('delete from app_exec where created_at < $1', [before]);
  }

  async removeAll(appId: string): Promise<void> {
    await this.#remove(await this.dataSource.manager.findBy(RunEntity, { appId }));
  }

  async #remove(rows: readonly RunEntity[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await this.logs.remove(ids);
    await this.dataSource.manager.delete(RunEntity, { id: In(ids) });
  }
}
