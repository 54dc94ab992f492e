import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssetNotes } from '../../assets/asset-notes.js';
import { AssetUsage } from '../../assets/asset-usage.js';
import { AssetEntity } from '../../assets/asset.entity.js';
import { RenditionEntity } from '../../assets/rendition.entity.js';
import { uploadKey } from '../../object-keys.js';
import { AssetTasks } from '../../pipeline/asset-tasks.js';
import { imagesTask } from '../../pipeline/plan/tasks-of.js';
import type { RecordedPart, RecordedRendition } from '../engine/live-recording.js';
import type { LiveSessionEntity } from './live-session.entity.js';
import { filesPrefixOf } from './files-prefix.js';

const GENERATION = 1;
const MOST_NAME = 170;

/** Writes down that files which a broadcast left are an asset. */
@Injectable()
export class RecordedAssets {
  constructor(
    private readonly tasks: AssetTasks,
    private readonly notes: AssetNotes,
    private readonly usage: AssetUsage,
    private readonly clock: Clock,
  ) {}

  /** Makes the asset of a part of a recording; its pictures come next, by a worker. */
  async make(
    manager: EntityManager,
    session: LiveSessionEntity,
    name: string,
    part: RecordedPart,
  ): Promise<string> {
    const asset = this.#assetOf(session, name, part);
    await manager.insert(AssetEntity, asset);
    for (const rendition of part.renditions) await insertRendition(manager, asset.id, rendition);
    await this.notes.write(manager, 'created', asset);
    await this.notes.write(manager, 'playable', asset);
    if (asset.status === 'ready') {
      await this.usage.encoded(manager, asset);
      await this.notes.write(manager, 'ready', asset);
    } else {
      await this.tasks.add(manager, asset, [imagesTask(part.durationMs)]);
    }
    return asset.id;
  }

  #assetOf(session: LiveSessionEntity, name: string, part: RecordedPart): AssetEntity {
    const now = this.clock.now();
    const [top] = part.renditions
      .filter(({ kind }) => kind === 'video')
      .toSorted((one, other) => (other.height ?? 0) - (one.height ?? 0));
    const id = newId('ast', now.getTime());
    const at = part.startedAt.toISOString().slice(0, 16).replace('T', ' ');
    const bytes = part.renditions.reduce((sum, one) => sum + one.bytes, 0);
    return Object.assign(new AssetEntity(), {
      id,
      tenant: session.tenant,
      uploadId: null,
      liveSessionId: session.id,
      filesPrefix: filesPrefixOf(part),
      name: `${name.slice(0, MOST_NAME)} ${at}`,
      metadata: {},
      status: top ? ('processing' as const) : ('ready' as const),
      playable: true,
      progress: top ? 50 : 100,
      errorCode: null,
      errorDetail: null,
      // There is no file: a key that nothing is at.
      sourceKey: uploadKey(id),
      sourceBytes: 0,
      derivedBytes: bytes,
      hasLeftovers: false,
      durationMs: part.durationMs,
      width: top?.width ?? null,
      height: top?.height ?? null,
      fps: top?.frameRate ?? null,
      probe: null,
      images: null,
      settings: { max_height: 1080, quality: 'standard', loudness: 'keep' },
      generation: GENERATION,
      version: 1,
      expiresAt: null,
      createdAt: now,
      updatedAt: now,
      playableAt: now,
      readyAt: top ? null : now,
    });
  }
}

async function insertRendition(
  manager: EntityManager,
  assetId: string,
  one: RecordedRendition,
): Promise<void> {
  const id = newId('rnd');
  const row: RenditionEntity = {
    id,
    assetId,
    generation: GENERATION,
    name: one.name,
    kind: one.kind,
    width: one.width,
    height: one.height,
    bandwidthBps: Math.ceil(one.peakBps),
    averageBandwidthBps: Math.ceil(one.averageBps),
    codecs: one.codecs,
    frameRate: one.frameRate,
    language: null,
    label: one.kind === 'audio' ? 'Sound' : null,
    channels: one.channels,
    timescale: one.timescale,
    status: 'ready',
    bytes: one.bytes,
    initKey: one.initKey,
    initSha256: one.initSha256,
  };
  await manager.insert(RenditionEntity, row);
  await manager.query(SEGMENTS, [id, JSON.stringify(one.segments)]);
}

/** Each is an object of its own. */
const SEGMENTS = `
  insert into segment (rendition_id, chunk_position, position, object_key, offset_bytes, size_bytes,
    duration_ticks)
  select $1, ordinal - 1, 0, one ->> 'objectKey', 0, (one ->> 'sizeBytes')::bigint,
    (one ->> 'durationTicks')::integer
  from jsonb_array_elements($2::jsonb) with ordinality segments (one, ordinal)`;
