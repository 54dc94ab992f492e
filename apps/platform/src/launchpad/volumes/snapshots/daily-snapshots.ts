import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { lockApp } from '../../apps/lock-app.js';
import { AppVolumeEntity } from '../app-volume.entity.js';
import { SnapshotHistory } from './snapshot-history.js';
import { VolumeSnapshotEntity } from './volume-snapshot.entity.js';

/** One that failed is tried again after an hour, not at once. */
const DUE = `select volume.id, volume.app_id as "appId" from app_volume volume
  join app on app.id = volume.app_id and app.deleted_at is null
  where volume.status = 'ready' and volume.snapshots_kept > 0
    and volume.created_at <= $1::timestamptz - interval '1 day'
    and not exists (
      select from app_volume_snapshot daily
      where daily.volume_id = volume.id and daily.kind = 'daily'
        and daily.created_at > $1::timestamptz - case daily.status
          when 'failed' then interval '1 hour' else interval '1 day' end)`;

/** What is older than those that are kept, and that no volume is being filled from. */
const SPARE = `select spare.id from (
    select daily.id, daily.status, volume.snapshots_kept,
      count(*) filter (where daily.status = 'ready') over (
        partition by volume.id order by daily.created_at desc, daily.id desc) as ready
    from app_volume_snapshot daily join app_volume volume on volume.id = daily.volume_id
    where daily.kind = 'daily' and volume.snapshots_kept > 0) spare
  where not exists (select from app_volume reader where reader.snapshot_id = spare.id)
    and (spare.status = 'ready' and spare.ready > spare.snapshots_kept
      or spare.status = 'failed' and spare.ready > 0)`;

/** Asks for a snapshot of each volume once a day, and lets the oldest of them go. */
@Injectable()
export class DailySnapshots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: SnapshotHistory,
    private readonly clock: Clock,
  ) {}

  async pass(): Promise<void> {
    for (const { id, appId } of await this.#due(this.dataSource.manager)) {
      await this.dataSource.transaction(async (manager) => {
        await lockApp(manager, appId);
        // Another platform may have been here first.
        const due = await this.#due(manager);
        if (due.some((volume) => volume.id === id)) await this.#ask(manager, id);
      });
    }
    await this.#prune();
  }

  #due(manager: EntityManager): Promise<{ id: string; appId: string }[]> {
    return manager.query(DUE, [this.clock.now()]);
  }

  async #ask(manager: EntityManager, id: string): Promise<void> {
    const { appId, projectId } = await manager.findOneByOrFail(AppVolumeEntity, { id });
    const now = this.clock.now();
    const row = manager.create(VolumeSnapshotEntity, {
      id: newId('avsnap', now.getTime()),
      volumeId: id,
      appId,
      projectId,
      name: `daily-${now.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15)}`,
      kind: 'daily',
      status: 'pending',
      createdAt: now,
    });
    await this.history.note(manager, 'created', await manager.save(row));
  }

  async #prune(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const spare = await manager.query<{ id: string }[]>(SPARE);
      if (spare.length === 0) return;
      const rows = await manager.find(VolumeSnapshotEntity, {
        where: { id: In(spare.map(({ id }) => id)), status: In(['ready', 'failed']) },
        lock: { mode: 'pessimistic_write' },
      });
      for (const row of rows) {
        await this.history.note(manager, 'deleted', row);
        row.status = 'deleting';
        await manager.save(row);
      }
    });
  }
}
