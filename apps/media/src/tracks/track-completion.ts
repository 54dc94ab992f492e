import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import type { Cue } from './captions/cue.js';
import { fitCues } from './captions/fit-cues.js';
import { TrackEntity } from './track.entity.js';
import { TrackEvents, trackState } from './track.events.js';
import { TrackTexts } from './track-texts.js';

const STORED = 'videos.stored_megabyte_seconds';
const MEGABYTE = 1e6;

/** What was stored of a track. */
export interface StoredWords {
  readonly cueCount: number;
  readonly bytes: number;
  readonly note: string | null;
}

/** Brings tracks to their end: players can choose them, or their owner is told why not. */
@Injectable()
export class TrackCompletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: TrackTexts,
    private readonly events: Events,
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  /** Stores cues such that they fit a film; as they are while its length is not known. */
  async store(
    track: Pick<TrackEntity, 'id' | 'assetId'>,
    cues: readonly Cue[],
    durationMs: number | null,
  ): Promise<StoredWords> {
    const { cues: fitted, note } =
      durationMs === null ? { cues, note: null } : fitCues(cues, durationMs);
    const bytes = await this.texts.keep(track, fitted);
    return { cueCount: fitted.length, bytes, note };
  }

  /** A row that is ready from the start, or becomes it; the asset is locked. */
  async ready(manager: EntityManager, asset: AssetEntity, track: TrackEntity): Promise<void> {
    const now = this.clock.now();
    // What is still being made is summed up when it is ready.
    if (asset.status === 'ready') {
      await manager.increment(AssetEntity, { id: asset.id }, 'derivedBytes', track.bytes);
    }
    const rate = Math.ceil(track.bytes / MEGABYTE);
    const interval = { project: track.tenant, meter: STORED, key: track.id, rate } as const;
    await this.usage.begin(manager, interval, now);
    await this.#tell(manager, 'ready', track);
  }

  /** Counts a track no longer; the asset is locked. */
  async dropped(manager: EntityManager, asset: AssetEntity, track: TrackEntity): Promise<void> {
    if (track.status !== 'ready') return;
    if (asset.status === 'ready') {
      await manager.decrement(AssetEntity, { id: asset.id }, 'derivedBytes', track.bytes);
    }
    await this.usage.end(manager, STORED, track.id, this.clock.now());
  }

  /** Ends what was being prepared; false when it was deleted or ended meanwhile. */
  async end(track: TrackEntity, words: StoredWords): Promise<boolean> {
    const now = this.clock.now();
    const done = { ...words, status: 'ready' as const, workAt: null, readyAt: now, updatedAt: now };
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const asset = await manager.findOne(AssetEntity, { where: { id: track.assetId }, lock });
      const isThere = asset && asset.status !== 'deleting' && asset.status !== 'deleted';
      if (!isThere || !(await change(manager, track, done))) return false;
      await this.ready(manager, asset, Object.assign(track, done));
      return true;
    });
  }

  /** Says that nothing comes of it. */
  async fail(track: TrackEntity, code: string, detail: string): Promise<void> {
    const now = this.clock.now();
    const done = {
      status: 'failed' as const,
      errorCode: code,
      errorDetail: detail,
      workAt: null,
      updatedAt: now,
    };
    await this.dataSource.transaction(async (manager) => {
      if (!(await change(manager, track, done))) return;
      await this.#tell(manager, 'failed', Object.assign(track, done), { code, detail });
    });
  }

  async #tell(
    manager: EntityManager,
    what: 'ready' | 'failed',
    track: TrackEntity,
    more: object = {},
  ): Promise<void> {
    const { tenant, id: subject } = track;
    const data = { ...trackState(track), ...more };
    await this.events.record(manager, { type: TrackEvents[what], tenant, subject, data });
  }
}

/** One conditional update for each step: only what is being prepared goes on. */
async function change(
  manager: EntityManager,
  { id }: TrackEntity,
  changes: Partial<TrackEntity>,
): Promise<boolean> {
  const { affected } = await manager.update(TrackEntity, { id, status: 'preparing' }, changes);
  return affected === 1;
}
