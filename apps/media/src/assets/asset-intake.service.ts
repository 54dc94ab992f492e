import { newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TaskWakes } from '../pipeline/task-wakes.js';
import { AssetIntake, type ReceivedFile } from './asset-intake.js';
import { AssetNotes } from './asset-notes.js';
import { AssetUsage } from './asset-usage.js';
import { AssetEntity } from './asset.entity.js';

/** Takes files in: the row first, then the work. */
@Injectable()
export class AssetIntakeService extends AssetIntake {
  constructor(
    private readonly quotas: Quotas,
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
    if (known) return { assetId: known.id };
    await this.quotas.take('assets', within, tenant);
    const asset = this.#assetOf(file);
    await within.insert(AssetEntity, asset);
    await this.quotas.take('asset_megabytes', within, tenant);
    await this.usage.received(within, asset);
    this.wakes.afterCommit(within, 1);
    await this.notes.write(within, 'created', asset);
    return { assetId: asset.id };
  }

  #assetOf({ tenant, uploadId, key, bytes, name, settings }: ReceivedFile): AssetEntity {
    const now = this.clock.now();
    const { metadata, max_height, quality, loudness, expires_at: expiresAt } = settings;
    return Object.assign(new AssetEntity(), {
      id: newId('ast', now.getTime()),
      tenant,
      uploadId,
      name: settings.name ?? name,
      metadata,
      status: 'created' as const,
      playable: false,
      progress: 0,
      errorCode: null,
      errorDetail: null,
      sourceKey: key,
      sourceBytes: bytes,
      derivedBytes: 0,
      hasLeftovers: false,
      durationMs: null,
      width: null,
      height: null,
      fps: null,
      probe: null,
      images: null,
      settings: { max_height, quality, loudness },
      generation: 1,
      version: 1,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      createdAt: now,
      updatedAt: now,
      playableAt: null,
      readyAt: null,
    });
  }
}
