import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from './asset.entity.js';

const STORED = 'videos.stored_megabyte_seconds';
const RECEIVED = 'videos.received_megabytes';
const ENCODED = 'videos.encoded_seconds';
const MEGABYTE = 1e6;

/** Measures what assets cost: seconds that were encoded, and megabytes for as long as they are kept. */
@Injectable()
export class AssetUsage {
  constructor(
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  /** The file of an asset is kept from now on. */
  async received(manager: EntityManager, asset: AssetEntity): Promise<void> {
    await this.#keep(manager, asset, 0, asset.sourceBytes);
    // What is already here, such as a clip of an asset, was received once.
    if (!asset.uploadId) return;
    await this.usage.record(manager, {
      project: asset.tenant,
      meter: RECEIVED,
      quantity: Math.ceil(asset.sourceBytes / MEGABYTE),
      occurredAt: this.clock.now(),
      key: asset.uploadId,
    });
  }

  /** All renditions were made, and are kept from now on. */
  async encoded(manager: EntityManager, asset: AssetEntity): Promise<void> {
    const { id, generation, tenant, durationMs } = asset;
    // What was encoded while it was broadcast is counted there.
    const isRecording = Boolean(asset.liveSessionId);
    const rows = isRecording
      ? []
      : await manager.query<{ count: number }[]>(COUNT, [id, generation]);
    const seconds = Math.ceil((durationMs ?? 0) / 1000) * (rows[0]?.count ?? 0);
    await this.#keep(manager, asset, generation, asset.derivedBytes);
    if (seconds === 0) return;
    await this.usage.record(manager, {
      project: tenant,
      meter: ENCODED,
      quantity: seconds,
      occurredAt: this.clock.now(),
      key: `${id}.${generation}`,
    });
  }

  /** What one attempt made is kept no longer; 0 stands for the file itself. */
  async dropped(manager: EntityManager, { id }: AssetEntity, generation: number): Promise<void> {
    await this.usage.end(manager, STORED, `${id}.${generation}`, this.clock.now());
  }

  /** Something more is kept of an asset from now on, under a name of its own. */
  async kept(
    manager: EntityManager,
    { id, tenant }: Pick<AssetEntity, 'id' | 'tenant'>,
    part: string,
    bytes: number,
  ): Promise<void> {
    const rate = Math.ceil(bytes / MEGABYTE);
    const interval = { project: tenant, meter: STORED, key: `${id}.${part}`, rate } as const;
    await this.usage.begin(manager, interval, this.clock.now());
  }

  /** That is kept no longer. */
  async forgotten(manager: EntityManager, id: string, part: string): Promise<void> {
    await this.usage.end(manager, STORED, `${id}.${part}`, this.clock.now());
  }

  /** The tracks of an asset are kept no longer. */
  async tracksDropped(manager: EntityManager, { id }: AssetEntity): Promise<void> {
    const tracks = await manager.query<{ id: string }[]>(TRACKS, [id]);
    for (const track of tracks) await this.usage.end(manager, STORED, track.id, this.clock.now());
  }

  async #keep(manager: EntityManager, asset: AssetEntity, generation: number, bytes: number) {
    const key = `${asset.id}.${generation}`;
    const rate = Math.ceil(bytes / MEGABYTE);
    const interval = { project: asset.tenant, meter: STORED, key, rate } as const;
    await this.usage.begin(manager, interval, this.clock.now());
  }
}

const TRACKS = `select id from track where asset_id = $1 and status = 'ready' order by id`;

/** Renditions that were encoded; the picture as it came costs next to nothing. */
const COUNT = `
  select count(*)::int as count from rendition
  where asset_id = $1 and generation = $2 and status = 'ready' and name <> 'source'`;
