import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import { AssetTasks } from '../pipeline/asset-tasks.js';
import { downloadTask } from '../pipeline/plan/tasks-of.js';
import { StaticRenditionEntity } from './static-rendition.entity.js';

/** Has files for download made, as soon as there is something to make them of. */
@Injectable()
export class DownloadTasks {
  constructor(private readonly tasks: AssetTasks) {}

  /** Adds the work on those that wait; the asset is locked and ready. */
  async begin(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const where = { assetId: asset.id, status: 'queued' as const };
    const waiting = await manager.find(StaticRenditionEntity, { where });
    if (waiting.length === 0) return;
    const durationMs = asset.durationMs ?? 0;
    const tasks = waiting.map(({ number }) => downloadTask(number, durationMs));
    await this.tasks.add(manager, asset, tasks);
  }
}
