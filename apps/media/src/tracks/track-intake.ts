import { madeBefore } from '@skydeck/idempotency';
import { QuotaErrors, Quotas } from '@skydeck/limits';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import type { Cue } from './captions/cue.js';
import { newTrack } from './new-track.js';
import { TrackCompletion } from './track-completion.js';
import { TrackEntity } from './track.entity.js';
import { TrackErrors } from './track.errors.js';
import { TrackLimits } from './track-limits.js';
import { TrackNotes } from './track-notes.js';
import { TrackTexts } from './track-texts.js';
import type { TrackFileOptions } from './track.schema.js';
import { lockAsset, unsetDefault } from './tracks.service.js';

/** Adds tracks to assets. */
@Injectable()
export class TrackIntake {
  constructor(
    private readonly dataSource: DataSource,
    private readonly completion: TrackCompletion,
    private readonly texts: TrackTexts,
    private readonly notes: TrackNotes,
    private readonly quotas: Quotas,
    private readonly limits: TrackLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds what was sent: its words are stored first, so that what the row says is there. It is ready
   * at once when the length of the film is known.
   * @throws `asset.not_found`, `track.asset_rejected`, `quota_exceeded`
   */
  async addCues(
    tenant: Tenant,
    assetId: string,
    wanted: TrackFileOptions,
    cues: readonly Cue[],
  ): Promise<TrackEntity> {
    const made = await madeBefore('trk', (id) =>
      this.dataSource.manager.findOneBy(TrackEntity, { id, tenant, assetId }),
    );
    if (made) return made;
    // Before anything is stored: most refusals leave nothing to be removed.
    const { durationMs } = await this.dataSource.transaction((manager) =>
      this.#check(manager, tenant, assetId),
    );
    const now = this.clock.now();
    const track = newTrack({ ...wanted, tenant, assetId, source: 'file' }, now);
    const words = await this.completion.store(track, cues, durationMs);
    Object.assign(track, words);
    if (durationMs !== null) {
      Object.assign(track, { status: 'ready' as const, workAt: null, readyAt: now });
    }
    try {
      return await this.#insert(track);
    } catch (error) {
      await this.texts.remove(track);
      throw error;
    }
  }

  /** Adds what is to be fetched. @throws `asset.not_found`, `track.asset_rejected`, `quota_exceeded` */
  async addUrl(
    tenant: Tenant,
    assetId: string,
    wanted: TrackFileOptions,
    sourceUrl: string,
  ): Promise<TrackEntity> {
    const made = await madeBefore('trk', (id) =>
      this.dataSource.manager.findOneBy(TrackEntity, { id, tenant, assetId }),
    );
    if (made) return made;
    const now = this.clock.now();
    return this.#insert(newTrack({ ...wanted, tenant, assetId, source: 'url', sourceUrl }, now));
  }

  #insert(track: TrackEntity): Promise<TrackEntity> {
    const { tenant, assetId } = track;
    return this.dataSource.transaction(async (manager) => {
      const asset = await this.#check(manager, tenant, assetId);
      await this.quotas.take('asset_megabytes', manager, tenant);
      if (track.isDefault) await unsetDefault(manager, assetId);
      await manager.insert(TrackEntity, track);
      if (track.status === 'ready') await this.completion.ready(manager, asset, track);
      await this.notes.write(manager, 'created', null, track);
      return track;
    });
  }

  async #check(manager: EntityManager, tenant: Tenant, assetId: string): Promise<AssetEntity> {
    const asset = await lockAsset(manager, tenant, assetId);
    if (asset.status === 'rejected') throw TrackErrors.asset_rejected();
    const { perAsset } = this.limits;
    const count = perAsset === 0 ? -1 : await manager.countBy(TrackEntity, { assetId });
    if (count < perAsset) return asset;
    const detail = `An asset may have ${perAsset} tracks (\`QUOTA_ASSET_TRACKS\`).`;
    throw QuotaErrors.quota_exceeded({ detail });
  }
}
