import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaRejected } from '../transcoder/index.js';
import { AssetNotes } from './asset-notes.js';
import { AssetEntity, type AssetStatus } from './asset.entity.js';

/** Why an asset can fail for a reason of ours. */
export const FAILURES = {
  no_space: 'There was no room for what is made of the file.',
  source_missing: 'The file is not in the object store any more.',
  encoding_failed: 'Encoding failed again and again for a reason of ours.',
  worker_lost: 'Workers were lost again and again while they worked on it.',
} as const;
export type FailureCode = keyof typeof FAILURES;

/** Ends the work on assets that come to nothing; the asset is locked. */
@Injectable()
export class AssetEndings {
  constructor(
    private readonly notes: AssetNotes,
    private readonly clock: Clock,
  ) {}

  /** The file itself is the reason. */
  async rejected(
    manager: EntityManager,
    asset: AssetEntity,
    { code, detail }: Pick<MediaRejected, 'code' | 'detail'>,
  ): Promise<void> {
    await this.#end(manager, asset, 'rejected', { code, detail });
    await this.notes.write(manager, 'rejected', asset);
  }

  /** The reason is ours. */
  async failed(manager: EntityManager, asset: AssetEntity, code: FailureCode): Promise<void> {
    await this.#end(manager, asset, 'failed', { code, detail: FAILURES[code] });
    await this.notes.write(manager, 'failed', asset);
  }

  /** Has no worker begin anything more of it; those who work on it notice. */
  async stop(manager: EntityManager, { id }: AssetEntity): Promise<void> {
    await manager.query(SKIP_TASKS, [id]);
  }

  async #end(
    manager: EntityManager,
    asset: AssetEntity,
    status: AssetStatus,
    { code, detail }: { readonly code: string; readonly detail: string },
  ): Promise<void> {
    const change = {
      status,
      playable: false,
      errorCode: code,
      errorDetail: detail,
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
