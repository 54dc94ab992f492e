import { ObjectStore } from '@skydeck/object-store';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { downloadPrefix } from '../object-keys.js';
import { STALE_MS } from '../pipeline/task-watch.js';
import { StaticRenditionEntity } from './static-rendition.entity.js';

const SWEEP_EVERY_MS = 2_000;
const AT_ONCE = 50;

/** Removes the files of static renditions that were deleted, and then their rows. */
@Injectable()
export class StaticRenditionSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {
    super({ name: 'Downloads', problem: 'A sweep of downloads failed.', everyMs: SWEEP_EVERY_MS });
  }

  /** One round; processes that sweep together do no harm to each other. */
  override async sweep(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - STALE_MS);
    const gone = await this.dataSource.query<{ id: string; assetId: string }[]>(GONE, [
      since,
      AT_ONCE,
    ]);
    for (const { id, assetId } of gone) {
      const { objects } = await this.store.list({ prefix: downloadPrefix(assetId, id) });
      await this.store.deleteMany(objects.map(({ key }) => key));
      await this.dataSource.manager.delete(StaticRenditionEntity, { id, status: 'deleting' });
    }
  }
}

/** While a worker may still write, its file would only come back. */
const GONE = `
  select id, asset_id as "assetId" from static_rendition rendition
  where status = 'deleting' and not exists (
    select 1 from asset_task task
    where task.asset_id = rendition.asset_id and task.kind = 'download'
      and task.position = rendition.number and task.taken_by is not null
      and task.heartbeat_at > $1)
  order by id limit $2`;
