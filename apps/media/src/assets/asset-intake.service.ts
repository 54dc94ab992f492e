import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TaskWakes } from '../pipeline/task-wakes.js';
import { AssetIntake, type ReceivedFile } from './asset-intake.js';
import { AssetDefaults } from './defaults/asset-defaults.js';
import { AssetEndings } from './asset-endings.js';
import { AssetErrors } from './asset.errors.js';
import { AssetNotes } from './asset-notes.js';
import { AssetUsage } from './asset-usage.js';
import { AssetEntity } from './asset.entity.js';
import { newAssetRow } from './new-asset-row.js';

/** Takes files in: the row first, then the work. */
@Injectable()
export class AssetIntakeService extends AssetIntake {
  constructor(
    private readonly quotas: Quotas,
    private readonly defaults: AssetDefaults,
    private readonly endings: AssetEndings,
    private readonly wakes: TaskWakes,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async accept(file: ReceivedFile, within: EntityManager): Promise<{ assetId: string }> {
    const { uploadId, tenant } = file;
    await within.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [uploadId]);
    const known = await within.findOneBy(AssetEntity, { uploadId, tenant });
    if (known && known.status !== 'waiting') return { assetId: known.id };
    const asset = known ? await this.#arrived(known, file, within) : await this.#add(file, within);
    await this.quotas.take('asset_megabytes', within, tenant);
    await this.usage.received(within, asset);
    this.wakes.afterCommit(within, 1);
    return { assetId: asset.id };
  }

  override async expect(
    file: Omit<ReceivedFile, 'bytes'>,
    within: EntityManager,
  ): Promise<AssetEntity> {
    const { uploadId, tenant } = file;
    await within.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [uploadId]);
    if (await within.existsBy(AssetEntity, { uploadId, tenant })) throw AssetErrors.already_made();
    return this.#add({ ...file, bytes: 0 }, within, 'waiting');
  }

  override async missed(
    uploadId: string,
    reason: { readonly code: string; readonly detail: string },
    within: EntityManager,
  ): Promise<void> {
    const asset = await within.findOne(AssetEntity, {
      where: { uploadId, status: 'waiting' },
      lock: { mode: 'pessimistic_write' },
    });
    if (asset) await this.endings.rejected(within, asset, reason);
  }

  async #add(
    file: ReceivedFile,
    within: EntityManager,
    status: 'created' | 'waiting' = 'created',
  ): Promise<AssetEntity> {
    await this.quotas.take('assets', within, file.tenant);
    const days = await this.defaults.retentionDays(within, file.tenant);
    const asset = newAssetRow(file, this.clock.now(), days);
    asset.status = status;
    await within.insert(AssetEntity, asset);
    await this.notes.write(within, 'created', asset);
    return asset;
  }

  async #arrived(
    asset: AssetEntity,
    { bytes, key }: ReceivedFile,
    within: EntityManager,
  ): Promise<AssetEntity> {
    const change = {
      status: 'created' as const,
      sourceBytes: bytes,
      sourceKey: key,
      updatedAt: this.clock.now(),
    };
    await within.update(AssetEntity, { id: asset.id, status: 'waiting' }, change);
    return Object.assign(asset, change);
  }
}
