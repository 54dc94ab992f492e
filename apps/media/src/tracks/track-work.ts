import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import type { Cue } from './captions/cue.js';
import { TrackCompletion } from './track-completion.js';
import { TrackEntity } from './track.entity.js';
import { TrackFetch, TrackFetchFailed } from './track-fetch.js';
import { cuesOfFile, isGone, TrackTexts } from './track-texts.js';

/** When an address is asked again; after the last one the track fails. */
const RETRY_AFTER_MS = [2000, 30_000];
/** How soon it is looked again whether the length of the film is known. */
const LOOK_AGAIN_MS = 1000;

/** Does what is left to do for a track that is being prepared. Every run may be the second one. */
@Injectable()
export class TrackWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly completion: TrackCompletion,
    private readonly texts: TrackTexts,
    private readonly fetching: TrackFetch,
    private readonly clock: Clock,
  ) {}

  async run(track: TrackEntity): Promise<void> {
    try {
      await this.#prepare(track);
    } catch (error) {
      if (error instanceof TrackFetchFailed) return this.#fetchFailed(track, error);
      const isOfFile = error instanceof ApiError && error.code.startsWith('track.');
      if (isOfFile) return this.completion.fail(track, 'captions_invalid', error.message);
      if (isGone(error)) return this.completion.fail(track, 'captions_lost', 'They were lost.');
      throw error;
    }
  }

  async #prepare(track: TrackEntity): Promise<void> {
    const { manager } = this.dataSource;
    const { assetId: id, cueCount } = track;
    const asset = await manager.findOneBy(AssetEntity, { id });
    if (!asset) return;
    if (asset.status === 'rejected') {
      const detail = 'The file of the asset cannot be played.';
      return this.completion.fail(track, 'asset_rejected', detail);
    }
    // While the length of the film is not known there is nothing to do but to have the words here.
    if (cueCount !== null && asset.durationMs === null) return this.#later(track, LOOK_AGAIN_MS);
    const words = await this.completion.store(track, await this.#cuesOf(track), asset.durationMs);
    if (asset.durationMs === null) return this.#later(track, LOOK_AGAIN_MS, words);
    const isDone = await this.completion.end(track, words);
    if (!isDone && !(await manager.existsBy(TrackEntity, { id: track.id }))) {
      await this.texts.remove(track);
    }
  }

  async #cuesOf(track: TrackEntity): Promise<readonly Cue[]> {
    const { cueCount, sourceUrl } = track;
    if (cueCount !== null || sourceUrl === null) return this.texts.cuesOf(track);
    return cuesOfFile(await this.fetching.get(sourceUrl), 'file');
  }

  async #fetchFailed(track: TrackEntity, failed: TrackFetchFailed): Promise<void> {
    const waitMs = RETRY_AFTER_MS[track.attempts];
    if (failed.isFinal || waitMs === undefined) {
      return this.completion.fail(track, failed.code, failed.detail);
    }
    await this.#later(track, waitMs, { attempts: track.attempts + 1 });
  }

  async #later({ id }: TrackEntity, inMs: number, more: Partial<TrackEntity> = {}): Promise<void> {
    const workAt = new Date(this.clock.now().getTime() + inMs);
    const where = { id, status: 'preparing' as const };
    await this.dataSource.manager.update(TrackEntity, where, { ...more, workAt });
  }
}
