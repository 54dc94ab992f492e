import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { AssetErrors } from '../assets/asset.errors.js';
import { SHOWN_STATUSES } from '../assets/asset.schema.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { RenditionEntity } from '../assets/rendition.entity.js';
import { AssetTaskEntity } from '../pipeline/asset-task.entity.js';
import { DownloadNotes } from './download-notes.js';
import { DownloadTasks } from './download-tasks.js';
import { AUDIO_ONLY, HIGHEST, StaticRenditionEntity } from './static-rendition.entity.js';
import { StaticRenditionErrors } from './static-rendition.errors.js';

type Row = StaticRenditionEntity;

const MOST = 16;
const NOT_GONE = Not('deleting' as const);

/** Files for download that a project asks for. */
@Injectable()
export class StaticRenditions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: DownloadTasks,
    private readonly notes: DownloadNotes,
    private readonly quotas: Quotas,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {}

  /** Has one made; the one of that name when there is one already. One that failed is made anew. */
  create(tenant: Tenant, assetId: string, name: string): Promise<Row> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await lockAsset(manager, tenant, assetId);
      if (asset.status === 'rejected') throw StaticRenditionErrors.asset_ended();
      const rows = await this.#rows(manager, asset.id);
      const known = rows.find((row) => row.name === name);
      if (known && known.status !== 'failed') return known;
      if (known) await this.#remove(manager, asset, known);
      else if (rows.length >= MOST) throw StaticRenditionErrors.too_many();
      await checkName(manager, asset, name);
      await this.quotas.take('asset_megabytes', manager, tenant);
      const row = await this.#insert(manager, asset, name);
      await this.notes.asked(manager, 'create', row);
      if (asset.status === 'ready') await this.tasks.begin(manager, asset);
      return row;
    });
  }

  /** In the order in which they were asked for. @throws `asset.not_found` */
  async list(tenant: Tenant, assetId: string): Promise<Row[]> {
    const { manager } = this.dataSource;
    const which = { tenant, id: assetId, status: In(SHOWN_STATUSES) };
    if (!(await manager.existsBy(AssetEntity, which))) throw AssetErrors.not_found();
    return this.#rows(manager, assetId);
  }

  /** @throws `asset.not_found`, `static_rendition.not_found` */
  async get(tenant: Tenant, assetId: string, id: string): Promise<Row> {
    const row = (await this.list(tenant, assetId)).find((one) => one.id === id);
    if (!row) throw StaticRenditionErrors.not_found();
    return row;
  }

  /** Nobody can fetch it from now on; its file is removed next. */
  delete(tenant: Tenant, assetId: string, id: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await lockAsset(manager, tenant, assetId);
      const row = (await this.#rows(manager, asset.id)).find((one) => one.id === id);
      if (!row) throw StaticRenditionErrors.not_found();
      await this.#remove(manager, asset, row);
      await this.notes.asked(manager, 'delete', row);
      await this.notes.tell(manager, 'deleted', row);
    });
  }

  #rows(manager: EntityManager, assetId: string): Promise<Row[]> {
    const where = { assetId, status: NOT_GONE };
    return manager.find(StaticRenditionEntity, { where, order: { id: 'ASC' } });
  }

  async #insert(manager: EntityManager, { id, tenant }: AssetEntity, name: string): Promise<Row> {
    const now = this.clock.now();
    const [next] = await manager.query<[{ number: number }]>(NEXT_NUMBER, [id]);
    const row = Object.assign(new StaticRenditionEntity(), {
      id: newId('srn', now.getTime()),
      tenant,
      assetId: id,
      name,
      number: next.number,
      status: 'queued' as const,
      width: null,
      height: null,
      bytes: null,
      objectKey: null,
      errorCode: null,
      createdAt: now,
      updatedAt: now,
      readyAt: null,
    });
    await manager.insert(StaticRenditionEntity, row);
    return row;
  }

  async #remove(manager: EntityManager, { id: assetId, generation }: AssetEntity, row: Row) {
    const { id, number: position } = row;
    const task = { assetId, generation, kind: 'download' as const, position };
    const waiting = { ...task, status: In(['queued', 'processing'] as const) };
    const stop = { status: 'skipped' as const, epoch: () => 'epoch + 1' };
    await manager.update(AssetTaskEntity, waiting, stop);
    const change = { status: 'deleting' as const, updatedAt: this.clock.now() };
    await manager.update(StaticRenditionEntity, { id }, change);
    if (row.status !== 'ready') return;
    await manager.decrement(AssetEntity, { id: assetId }, 'derivedBytes', row.bytes ?? 0);
    await this.usage.forgotten(manager, assetId, id);
  }
}

async function lockAsset(manager: EntityManager, tenant: Tenant, id: string): Promise<AssetEntity> {
  const asset = await manager.findOne(AssetEntity, {
    where: { tenant, id, status: In(SHOWN_STATUSES) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!asset) throw AssetErrors.not_found();
  return asset;
}

/** While it is not known yet what there is, it shows when the asset is ready. */
async function checkName(manager: EntityManager, asset: AssetEntity, name: string): Promise<void> {
  const { id: assetId, generation, status } = asset;
  if (status !== 'ready' || name === HIGHEST) return;
  const which = name === AUDIO_ONLY ? { kind: 'audio' as const } : { kind: 'video' as const, name };
  const isThere = await manager.existsBy(RenditionEntity, { assetId, generation, ...which });
  if (!isThere) throw StaticRenditionErrors.no_such_rendition();
}

/** Never that of a task that was. */
const NEXT_NUMBER = `
  select 1 + greatest(
    (select coalesce(max(number), -1) from static_rendition where asset_id = $1),
    (select coalesce(max(position), -1) from asset_task
      where asset_id = $1 and kind = 'download')) as number`;
