import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssetEndings } from './asset-endings.js';
import { AssetNotes } from './asset-notes.js';
import { AssetUsage } from './asset-usage.js';
import { AssetEntity } from './asset.entity.js';

/** Why an asset is deleted. */
export type DeletionReason = 'requested' | 'expired';

/** Begins the end of assets: nobody sees them from then on, and their files are removed next. */
@Injectable()
export class AssetDeletion {
  constructor(
    private readonly endings: AssetEndings,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {}

  /** The asset is locked. */
  async begin(
    manager: EntityManager,
    asset: AssetEntity,
    reason: DeletionReason = 'requested',
  ): Promise<void> {
    const change = {
      status: 'deleting' as const,
      playable: false,
      hasLeftovers: true,
      updatedAt: this.clock.now(),
    };
    await manager.update(AssetEntity, { id: asset.id }, change);
    Object.assign(asset, change);
    await this.endings.stop(manager, asset);
    for (let generation = 0; generation <= asset.generation; generation += 1) {
      await this.usage.dropped(manager, asset, generation);
    }
    const parts = await manager.query<{ id: string }[]>(DOWNLOADS, [asset.id]);
    for (const { id } of parts) await this.usage.forgotten(manager, asset.id, id);
    await this.usage.tracksDropped(manager, asset);
    await this.notes.write(manager, 'deleted', asset, undefined, { reason });
  }
}

const DOWNLOADS = `select id from static_rendition where asset_id = $1 and status = 'ready'`;
