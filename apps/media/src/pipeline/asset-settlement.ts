import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssetNotes } from '../assets/asset-notes.js';
import { AssetEntity } from '../assets/asset.entity.js';
import { RenditionEvents } from '../assets/asset.events.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { DownloadTasks } from '../downloads/download-tasks.js';
import { AssetTasks } from './asset-tasks.js';
import { ADD_TRACKS, FINISH_RENDITIONS, TALLY } from './asset-settlement.sql.js';
import { imagesTask } from './plan/tasks-of.js';
import { PROGRESS } from './task-claims.sql.js';

interface Tally {
  /** Whether sound, and a first piece of the picture, are there. */
  readonly isPlayable: boolean;
  readonly isPictureDone: boolean;
  readonly hasImages: boolean;
  readonly isDone: boolean;
}

/** Decides what an asset has become each time that a task of it ends. */
@Injectable()
export class AssetSettlement {
  constructor(
    private readonly tasks: AssetTasks,
    private readonly downloads: DownloadTasks,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** The asset is locked, and its task is marked as over. */
  async settle(manager: EntityManager, asset: AssetEntity): Promise<void> {
    if (asset.status !== 'processing') return;
    const { id, generation } = asset;
    await this.#finishRenditions(manager, asset);
    const [tally] = await manager.query<Tally[]>(TALLY, [id, generation]);
    if (!tally) return;
    if (tally.isPlayable && !asset.playable) await this.#playable(manager, asset);
    if (tally.isPictureDone && !tally.hasImages) {
      await this.tasks.add(manager, asset, [imagesTask(asset.durationMs ?? 0)]);
    } else if (tally.isDone) {
      await this.#ready(manager, asset);
      return;
    }
    await manager.query(PROGRESS, [id, generation]);
  }

  async #playable(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const change = { playable: true, playableAt: this.clock.now() };
    await manager.update(AssetEntity, { id: asset.id }, change);
    Object.assign(asset, change);
    await this.notes.write(manager, 'playable', asset);
  }

  async #ready(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const now = this.clock.now();
    const [sum] = await manager.query<{ bytes: string }[]>(
      'select coalesce(sum(bytes), 0) as bytes from rendition where asset_id = $1 and generation = $2',
      [asset.id, asset.generation],
    );
    const change = {
      status: 'ready' as const,
      progress: 100,
      readyAt: now,
      updatedAt: now,
      derivedBytes: Number(sum?.bytes ?? 0) + (asset.images?.bytes ?? 0),
    };
    await manager.update(AssetEntity, { id: asset.id }, change);
    Object.assign(asset, change);
    await this.usage.encoded(manager, asset);
    // Tracks are measured by themselves, and from now on counted one by one.
    await manager.query(ADD_TRACKS, [asset.id]);
    await this.downloads.begin(manager, asset);
    await this.notes.write(manager, 'ready', asset);
  }

  async #finishRenditions(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const { id, generation, tenant } = asset;
    const [done] = await manager.query<[{ id: string; name: string }[], number]>(
      FINISH_RENDITIONS,
      [id, generation],
    );
    const type = RenditionEvents.ready;
    const news = done.map(({ id: subject, name }) => ({
      type,
      tenant,
      subject,
      data: { id: subject, asset_id: id, name },
    }));
    await this.events.recordMany(manager, news);
  }
}
