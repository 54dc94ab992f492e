import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetNotes } from './asset-notes.js';
import { AssetUsage } from './asset-usage.js';
import { AssetEntity } from './asset.entity.js';

const AT_ONCE = 20;

/** Deletes the files of assets that are ready and were to be kept until then only. */
@Injectable()
export class UnkeptSources {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {}

  /** One round; processes that sweep together do no harm to each other. */
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const due = await manager.query<{ id: string; key: string }[]>(DUE, [AT_ONCE]);
    for (const { id, key } of due) {
      await this.store.delete(key);
      await this.#forget(id);
    }
  }

  async #forget(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOne(AssetEntity, {
        where: { id, status: 'ready' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!asset || asset.sourceDeletedAt !== null) return;
      const change = { sourceDeletedAt: this.clock.now() };
      await manager.update(AssetEntity, { id }, change);
      Object.assign(asset, change);
      await this.usage.dropped(manager, asset, 0);
      await this.notes.write(manager, 'source_deleted', asset);
    });
  }
}

/** Clips are cut out of it first, and what reads it now ends. */
const DUE = `
  select id, source_key as key from asset
  where status = 'ready' and not keeps_source and source_deleted_at is null
    and not exists (select 1 from asset clip where clip.source_asset_id = asset.id
      and not clip.is_cut and clip.status in ('created', 'ingesting'))
    and not exists (select 1 from asset_task task where task.asset_id = asset.id
      and task.status in ('queued', 'processing'))
  order by id limit $1`;
