import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DownloadTasks } from '../downloads/download-tasks.js';
import { AssetNotes } from './asset-notes.js';
import { AssetEntity, type AssetStatus } from './asset.entity.js';

/** Why an asset can fail for a reason of ours. */
export const FAILURES = {
  no_space: 'There was no room for what is made of the file.',
  source_missing: 'The file is not in the object store any more.',
  watermark_missing: 'The picture of the watermark was deleted before it was needed.',
  rendition_missing: 'The asset has no rendition of this name.',
  encoding_failed: 'Encoding failed again and again for a reason of ours.',
  worker_lost: 'Workers were lost again and again while they worked on it.',
} as const;
export type FailureCode = keyof typeof FAILURES;

/** Ends the work on assets that come to nothing; the asset is locked. */
@Injectable()
export class AssetEndings {
  constructor(
    private readonly notes: AssetNotes,
    private readonly downloads: DownloadTasks,
    private readonly clock: Clock,
  ) {}

  /** The file itself is the reason. */
  async rejected(
    manager: EntityManager,
    asset: AssetEntity,
    { code, detail }: { readonly code: string; readonly detail: string },
  ): Promise<void> {
    await this.#end(manager, asset, 'rejected', { code, detail });
    await this.downloads.giveUp(manager, asset);
    await this.notes.write(manager, 'rejected', asset);
  }

  /** The reason is ours. */
  async failed(manager: EntityManager, asset: AssetEntity, code: FailureCode): Promise<void> {
    await this.#end(manager, asset, 'failed', { code, detail: FAILURES[code] });
    await this.notes.write(manager, 'failed', asset);
  }

  /** Its owner called it off. */
  async cancelled(manager: EntityManager, asset: AssetEntity): Promise<void> {
    await this.#end(manager, asset, 'cancelled', null);
    await this.notes.write(manager, 'cancelled', asset);
  }

  /** Has no worker begin anything more of it; those who work on it notice. */
  async stop(manager: EntityManager, { id, uploadId }: AssetEntity): Promise<void> {
    await manager.query(SKIP_TASKS, [id]);
    if (uploadId !== null) await manager.query(STOP_UPLOAD, [uploadId, this.clock.now()]);
  }

  async #end(
    manager: EntityManager,
    asset: AssetEntity,
    status: AssetStatus,
    reason: { readonly code: string; readonly detail: string } | null,
  ): Promise<void> {
    const [made] = await manager.query<{ bytes: string }[]>(MADE, [asset.id, asset.generation]);
    const change = {
      status,
      playable: false,
      progress: 0,
      derivedBytes: status === 'rejected' ? 0 : Number(made?.bytes ?? 0),
      errorCode: reason?.code ?? null,
      errorDetail: reason?.detail ?? null,
      hasLeftovers: true,
      updatedAt: this.clock.now(),
    };
    await manager.update(AssetEntity, { id: asset.id }, change);
    Object.assign(asset, change);
    await this.stop(manager, asset);
  }
}

const SKIP_TASKS = `
  update asset_task set status = 'skipped', epoch = epoch + 1
  where asset_id = $1 and status in ('queued', 'processing')`;

const MADE = `
  select coalesce(sum(bytes), 0) as bytes from rendition where asset_id = $1 and generation = $2`;

/** Nobody waits for its file any more. */
const STOP_UPLOAD = `
  update upload set status = 'cancelled', drop_at = $2, work_at = null, updated_at = $2
  where id = $1 and status in ('waiting', 'uploading')`;
