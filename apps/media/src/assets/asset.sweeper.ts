import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { STALE_MS } from '../pipeline/task-watch.js';
import { AssetDeletion } from './asset-deletion.js';
import { AssetFiles } from './asset-files.js';
import { AssetEntity } from './asset.entity.js';
import { SHOWN_STATUSES } from './asset.schema.js';
import { UnkeptSources } from './unkept-sources.js';

const SWEEP_EVERY_MS = 1_000;
const AT_ONCE = 20;

/** Deletes assets whose time is over, and removes the files that nobody needs any more. */
@Injectable()
export class AssetSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deletion: AssetDeletion,
    private readonly files: AssetFiles,
    private readonly sources: UnkeptSources,
    private readonly clock: Clock,
  ) {
    super({ name: 'Assets', problem: 'A sweep of assets failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const late = await manager.query<{ id: string }[]>(EXPIRED, [now, AT_ONCE]);
    for (const { id } of late) await this.#expire(id);
    const since = new Date(now.getTime() - STALE_MS);
    const left = await manager.query<{ id: string }[]>(LEFT, [since, AT_ONCE]);
    for (const { id } of left) await this.#clean(id);
    await this.sources.sweep();
  }

  async #expire(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOne(AssetEntity, {
        where: { id, status: In(SHOWN_STATUSES) },
        lock: { mode: 'pessimistic_write' },
      });
      const isLate = asset?.expiresAt && asset.expiresAt <= this.clock.now();
      if (isLate) await this.deletion.begin(manager, asset, 'expired');
    });
  }

  async #clean(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const asset = await manager.findOneBy(AssetEntity, { id, hasLeftovers: true });
    if (!asset) return;
    const { generation, status } = asset;
    if (status === 'deleting') {
      await this.files.removeAll(asset);
      await manager.delete(AssetEntity, { id, status });
      return;
    }
    // What was made of one that failed stays: a retry makes the rest.
    const useless = status === 'rejected' ? generation : generation - 1;
    await this.files.removeMade(id, useless);
    await manager.query(FORGET, [id, useless]);
    await manager.update(AssetEntity, { id, generation, status }, { hasLeftovers: false });
  }
}

const EXPIRED = `
  select id from asset
  where expires_at <= $1 and status not in ('deleting', 'deleted')
  order by expires_at limit $2`;

/** While a worker may still write, its files would only come back. */
const LEFT = `
  select id from asset where has_leftovers and not exists (
    select 1 from asset_task task where task.asset_id = asset.id and task.status = 'skipped'
      and task.taken_by is not null and task.heartbeat_at > $1)
  order by id limit $2`;

const FORGET = `delete from rendition where asset_id = $1 and generation <= $2`;
