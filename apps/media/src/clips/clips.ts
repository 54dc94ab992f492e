import type { Tenant } from '@skydeck/auth-guard';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { AssetNotes } from '../assets/asset-notes.js';
import { AssetsService } from '../assets/assets.service.js';
import { clipKey } from '../object-keys.js';
import { TaskWakes } from '../pipeline/task-wakes.js';
import { ClipErrors } from './clip.errors.js';
import type { CreateClip } from './clip.schema.js';

const NOTHING_YET = {
  playable: false,
  progress: 0,
  errorCode: null,
  errorDetail: null,
  sourceBytes: 0,
  derivedBytes: 0,
  hasLeftovers: false,
  durationMs: null,
  width: null,
  height: null,
  fps: null,
  probe: null,
  images: null,
  generation: 1,
  version: 1,
  expiresAt: null,
  priority: 0,
  keepsSource: true,
  sourceDeletedAt: null,
  playableAt: null,
  readyAt: null,
};

/** Makes new assets of parts of others. */
@Injectable()
export class Clips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: AssetsService,
    private readonly store: ObjectStore,
    private readonly quotas: Quotas,
    private readonly wakes: TaskWakes,
    private readonly notes: AssetNotes,
    private readonly clock: Clock,
  ) {}

  /** @throws `asset.not_found`, `clip.beyond_end`, `clip.source_not_kept`, `quota_exceeded` */
  async create(tenant: Tenant, sourceId: string, wanted: CreateClip): Promise<AssetEntity> {
    const made = await madeBefore('ast', (id) => this.assets.get(tenant, id));
    if (made) return made;
    const source = await this.assets.get(tenant, sourceId);
    await this.#check(source, wanted.end_ms);
    const clip = this.#rowOf(source, wanted);
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('assets', manager, tenant);
      await this.quotas.take('asset_megabytes', manager, tenant);
      await manager.insert(AssetEntity, clip);
      this.wakes.afterCommit(manager, 1);
      await this.notes.write(manager, 'created', clip);
    });
    return clip;
  }

  async #check(source: AssetEntity, endMs: number): Promise<void> {
    const { probe, durationMs, sourceKey, sourceDeletedAt } = source;
    if (sourceDeletedAt !== null) throw ClipErrors.source_not_kept();
    if (probe === null || durationMs === null) throw ClipErrors.not_probed();
    if (endMs > durationMs) throw ClipErrors.beyond_end();
    await this.store.head(sourceKey).catch((error: unknown) => {
      if (!(error instanceof ObjectStoreError) || error.code !== 'not_found') throw error;
      throw ClipErrors.source_not_kept();
    });
  }

  #rowOf(source: AssetEntity, wanted: CreateClip): AssetEntity {
    const now = this.clock.now();
    const id = idOfThing('ast', now.getTime());
    return Object.assign(new AssetEntity(), {
      ...NOTHING_YET,
      id,
      tenant: source.tenant,
      uploadId: null,
      sourceAssetId: source.id,
      clipStartMs: wanted.start_ms,
      clipEndMs: wanted.end_ms,
      isCut: false,
      name: wanted.name ?? `${source.name.slice(0, 190)} (clip)`,
      metadata: wanted.metadata,
      status: 'created' as const,
      sourceKey: clipKey(id, 0),
      settings: source.settings,
      createdAt: now,
      updatedAt: now,
    });
  }
}
