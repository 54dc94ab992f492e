import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { firstIdAt, isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import { rankOf } from '../pipeline/plan/rank-of.js';
import { TaskStops } from '../pipeline/task-stops.js';
import type { ProbeReport } from '../transcoder/index.js';
import { AssetDeletion } from './asset-deletion.js';
import { AssetNotes } from './asset-notes.js';
import { changesOf } from './asset-changes.js';
import { AssetEntity } from './asset.entity.js';
import { AssetErrors } from './asset.errors.js';
import { type ListAssets, SHOWN_STATUSES, type UpdateAsset } from './asset.schema.js';
import { RenditionEntity } from './rendition.entity.js';

/** What a project does with its assets. */
@Injectable()
export class AssetsService {
  constructor(
    @InjectRepository(AssetEntity) private readonly rows: Repository<AssetEntity>,
    private readonly dataSource: DataSource,
    private readonly stops: TaskStops,
    private readonly notes: AssetNotes,
    private readonly deletion: AssetDeletion,
    private readonly clock: Clock,
  ) {}

  /** Assets in the order asked for, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListAssets.parse>): Promise<AssetEntity[]> {
    const { created_after: from, created_before: until, name, ...filters } = wanted.filters;
    const { upload_id: uploadId, source_asset_id: sourceAssetId, status, playable } = filters;
    const query = this.rows.createQueryBuilder('asset').where({
      tenant,
      status: status ?? In(SHOWN_STATUSES),
      ...(playable !== undefined && { playable }),
      ...(uploadId !== undefined && { uploadId }),
      ...(sourceAssetId !== undefined && { sourceAssetId }),
    });
    if (name) query.andWhere('strpos(lower(asset.name), lower(:name)) > 0', { name });
    if (from) query.andWhere('asset.id >= :from', { from: firstIdAt('ast', new Date(from)) });
    if (until) query.andWhere('asset.id < :until', { until: firstIdAt('ast', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One asset. @throws `asset.not_found` */
  async get(tenant: Tenant, id: string): Promise<AssetEntity> {
    const which = { tenant, id, status: In(SHOWN_STATUSES) };
    const asset = isId('ast', id) ? await this.rows.findOneBy(which) : null;
    if (!asset) throw AssetErrors.not_found();
    return asset;
  }

  /** What the probe saw in the file. @throws `asset.not_found`, `asset.not_probed` */
  async inputOf(tenant: Tenant, id: string): Promise<ProbeReport> {
    const { probe } = await this.get(tenant, id);
    if (probe === null) throw AssetErrors.not_probed();
    return probe as ProbeReport;
  }

  /** The renditions of an asset, the largest picture first. @throws `asset.not_found` */
  async renditionsOf(tenant: Tenant, id: string): Promise<RenditionEntity[]> {
    const { generation } = await this.get(tenant, id);
    return this.dataSource.manager.find(RenditionEntity, {
      where: { assetId: id, generation },
      order: { kind: 'DESC', height: 'DESC', name: 'ASC' },
    });
  }

  /** Changes what its owner may. @throws `asset.not_found` */
  async update(
    tenant: Tenant,
    id: string,
    changes: UpdateAsset,
    expected: Precondition,
  ): Promise<AssetEntity> {
    return this.#change(tenant, id, async (manager, before) => {
      expected.check(before.version);
      const changed = changesOf(before, changes);
      const { priority = before.priority } = changed;
      if (priority !== before.priority) {
        await manager.query(MOVE_TASKS, [id, rankOf(0, priority) - rankOf(0, before.priority)]);
      }
      const version = before.version + 1;
      const after = await this.#set(manager, before, { ...changed, version });
      await this.notes.write(manager, 'updated', after, before);
      return after;
    });
  }

  /** Deletes an asset with all that belongs to it; what is worked on stops. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.#change(tenant, id, async (manager, asset) => {
      expected.check(asset.version);
      await this.deletion.begin(manager, asset);
    });
    await this.stops.announce(id);
  }

  async #change<T>(
    tenant: Tenant,
    id: string,
    work: (manager: EntityManager, asset: AssetEntity) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await manager.findOne(AssetEntity, {
        where: { tenant, id, status: In(SHOWN_STATUSES) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!asset) throw AssetErrors.not_found();
      return work(manager, asset);
    });
  }

  async #set(
    manager: EntityManager,
    before: AssetEntity,
    changes: Partial<AssetEntity>,
  ): Promise<AssetEntity> {
    const all = { ...changes, updatedAt: this.clock.now() };
    await manager.update(AssetEntity, { id: before.id }, all);
    return Object.assign(new AssetEntity(), before, all);
  }
}

/** What waits goes to its new place at once. */
const MOVE_TASKS = 'update asset_task set rank = rank + $2 where asset_id = $1';
