import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import { AssetTasks } from '../pipeline/asset-tasks.js';
import { downloadTask } from '../pipeline/plan/tasks-of.js';
import { DownloadNotes } from './download-notes.js';
import { StaticRenditionEntity } from './static-rendition.entity.js';

/** Has files for download made, as soon as there is something to make them of. */
@Injectable()
export class DownloadTasks {
  constructor(
    private readonly tasks: AssetTasks,
    private readonly notes: DownloadNotes,
    private readonly clock: Clock,
  ) {}

  /** Adds the work on those that wait; the asset is locked and ready. */
  async begin(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const where = { assetId: asset.id, status: 'queued' as const };
    const waiting = await manager.find(StaticRenditionEntity, { where });
    if (waiting.length === 0) return;
    const durationMs = asset.durationMs ?? 0;
    const tasks = waiting.map(({ number }) => downloadTask(number, durationMs));
    await this.tasks.add(manager, asset, tasks);
  }

  /** Says that there will be nothing to make those of that wait; the asset is locked. */
  async giveUp(manager: EntityManager, { id: assetId }: AssetEntity): Promise<void> {
    const where = { assetId, status: 'queued' as const };
    const change = {
      status: 'failed' as const,
      errorCode: 'rendition_missing',
      updatedAt: this.clock.now(),
    };
    for (const row of await manager.find(StaticRenditionEntity, { where })) {
      await manager.update(StaticRenditionEntity, { id: row.id }, change);
      await this.notes.tell(manager, 'failed', Object.assign(row, change));
    }
  }
}
