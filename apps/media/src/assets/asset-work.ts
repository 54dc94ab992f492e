import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { TaskStops } from '../pipeline/task-stops.js';
import { TaskWakes } from '../pipeline/task-wakes.js';
import { AssetEndings } from './asset-endings.js';
import { AssetNotes } from './asset-notes.js';
import { AssetUsage } from './asset-usage.js';
import { AssetEntity, type AssetStatus } from './asset.entity.js';
import { AssetErrors } from './asset.errors.js';
import { SHOWN_STATUSES } from './asset.schema.js';

/** What is made again: what is missing, or everything. */
export type RetryScope = 'missing' | 'all';

const IN_WORK: ReadonlySet<AssetStatus> = new Set([
  'waiting',
  'created',
  'ingesting',
  'probing',
  'processing',
]);

/** Has assets be made once more, or no further. */
@Injectable()
export class AssetWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly endings: AssetEndings,
    private readonly wakes: TaskWakes,
    private readonly stops: TaskStops,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes what is missing of an asset that failed or was called off; or all of it anew.
   * @throws `asset.not_found`, `asset.not_failed`, `asset.source_deleted`
   */
  async retry(tenant: Tenant, id: string, scope: RetryScope): Promise<AssetEntity> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await locked(manager, tenant, id);
      if (asset.status !== 'failed' && asset.status !== 'cancelled') throw AssetErrors.not_failed();
      if (asset.sourceDeletedAt !== null || (asset.isCut && asset.sourceBytes === 0)) {
        throw AssetErrors.source_deleted();
      }
      const before = Object.assign(new AssetEntity(), asset);
      if (scope === 'all') await this.#startOver(manager, asset);
      else await manager.query(WANTED_AGAIN, [id, asset.generation]);
      await this.#set(manager, asset, {
        status: 'created',
        errorCode: null,
        errorDetail: null,
        version: asset.version + 1,
      });
      this.wakes.afterCommit(manager, 1);
      await this.notes.write(manager, 'retried', asset, before);
      return asset;
    });
  }

  /** Ends the work on an asset; a second time changes nothing. @throws `asset.not_in_work` */
  async cancel(tenant: Tenant, id: string): Promise<AssetEntity> {
    const asset = await this.dataSource.transaction(async (manager) => {
      const found = await locked(manager, tenant, id);
      if (found.status === 'cancelled') return found;
      if (!IN_WORK.has(found.status)) throw AssetErrors.not_in_work();
      await this.#set(manager, found, { version: found.version + 1, playableAt: null });
      await this.endings.cancelled(manager, found);
      return found;
    });
    await this.stops.announce(id);
    return asset;
  }

  /** What was made before is removed by the sweeper. */
  async #startOver(manager: EntityManager, asset: AssetEntity): Promise<void> {
    await this.usage.dropped(manager, asset, asset.generation);
    const generation = asset.generation + 1;
    await this.#set(manager, asset, {
      generation,
      progress: 0,
      probe: null,
      images: null,
      derivedBytes: 0,
      hasLeftovers: true,
      playableAt: null,
    });
  }

  async #set(manager: EntityManager, asset: AssetEntity, changes: Partial<AssetEntity>) {
    const all = { ...changes, updatedAt: this.clock.now() };
    await manager.update(AssetEntity, { id: asset.id }, all);
    Object.assign(asset, all);
  }
}

async function locked(manager: EntityManager, tenant: Tenant, id: string): Promise<AssetEntity> {
  const asset = await manager.findOne(AssetEntity, {
    where: { tenant, id, status: In(SHOWN_STATUSES) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!asset) throw AssetErrors.not_found();
  return asset;
}

/** Renditions that were done without. */
const WANTED_AGAIN = `
  update rendition set status = case when init_key is null then 'queued' else 'processing' end
  where asset_id = $1 and generation = $2 and status in ('skipped', 'failed')`;
