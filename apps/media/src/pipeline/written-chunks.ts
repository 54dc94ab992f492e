import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import { RenditionEntity } from '../assets/rendition.entity.js';
import type { TranscodePlan } from '../transcoder/index.js';
import type { StoredChunk } from './files/stored-chunks.js';

/** The picture of the file itself, as the transcoder calls it. */
const COPY = { name: 'source', kind: 'video', codec: 'h264' } as const;

/** Two chunks of a rendition that cannot be played with one initialisation segment. */
export class InitMismatch extends Error {
  override readonly name = 'InitMismatch';
}

/** Writes down what players need to know, in the transaction that ends a task. */
@Injectable()
export class WrittenChunks {
  constructor(private readonly clock: Clock) {}

  /** The renditions of a plan, before anything is made of them. */
  async plan(
    manager: EntityManager,
    { id: assetId, generation, width, height }: AssetEntity,
    { video, further, audio, treatment, canCopyVideo }: TranscodePlan,
  ): Promise<void> {
    const nowMs = this.clock.now().getTime();
    const [over = 0, under = 1] = treatment?.frameRate ?? [];
    const copy =
      canCopyVideo && width !== null && height !== null ? [{ ...COPY, width, height }] : [];
    const more = further.flatMap((ladder) => ladder.renditions);
    const renditions = [...video, ...copy, ...more, ...audio];
    const rows = renditions.map((one): RenditionEntity => ({
      id: newId('rnd', nowMs),
      assetId,
      generation,
      name: one.name,
      kind: one.kind,
      width: one.kind === 'video' ? one.width : null,
      height: one.kind === 'video' ? one.height : null,
      codec: one.kind === 'video' ? (one.codec ?? 'h264') : null,
      iframeBandwidthBps: null,
      bandwidthBps: null,
      averageBandwidthBps: null,
      codecs: null,
      frameRate: one.kind === 'video' ? over / under : null,
      language: one.kind === 'audio' ? one.language : null,
      label: one.kind === 'audio' ? one.label : null,
      channels: one.kind === 'audio' ? one.channels : null,
      timescale: null,
      status: 'queued',
      bytes: 0,
      initKey: null,
      initSha256: null,
    }));
    if (rows.length > 0) await manager.insert(RenditionEntity, rows);
  }

  /** The segments of one chunk, of every rendition that it has. */
  async write(
    manager: EntityManager,
    { id: assetId, generation }: AssetEntity,
    position: number,
    chunks: readonly StoredChunk[],
  ): Promise<void> {
    // In one order everywhere, so that tasks that end together never wait for each other.
    for (const chunk of chunks.toSorted((one, other) =>
      one.rendition < other.rendition ? -1 : 1,
    )) {
      const [rows] = await manager.query<[{ id: string }[], number]>(JOIN, [
        assetId,
        generation,
        chunk.rendition,
        chunk.initKey,
        chunk.initSha256,
        chunk.codecs,
        chunk.timescale,
        chunk.bytes,
        chunk.initBytes,
        peakOf(chunk),
      ]);
      const [rendition] = rows;
      if (!rendition) throw new InitMismatch(`${chunk.rendition} of ${assetId} does not fit.`);
      await manager.query(SEGMENTS, [
        rendition.id,
        position,
        chunk.key,
        JSON.stringify(chunk.fragments),
      ]);
    }
  }
}

/** Bits a second of the segment that needs most. */
function peakOf({ fragments, timescale }: StoredChunk): number {
  const rates = fragments.map(
    ({ sizeBytes, durationTicks }) => (sizeBytes * 8 * timescale) / durationTicks,
  );
  return Math.ceil(Math.max(0, ...rates));
}

const JOIN = `
  update rendition set init_key = $4, init_sha256 = $5, codecs = coalesce(codecs, $6),
    timescale = $7, bandwidth_bps = greatest(bandwidth_bps, $10),
    bytes = bytes + $8 + case when init_key is null then $9 else 0 end,
    status = case when status = 'queued' then 'processing' else status end
  where asset_id = $1 and generation = $2 and name = $3
    and (init_sha256 is null or (init_sha256 = $5 and timescale = $7))
  returning id`;

const SEGMENTS = `
  insert into segment (rendition_id, chunk_position, position, object_key, offset_bytes, size_bytes,
    duration_ticks, keyframe_bytes)
  select $1, $2, ordinal - 1, $3, (one ->> 'offsetBytes')::bigint, (one ->> 'sizeBytes')::bigint,
    (one ->> 'durationTicks')::integer, (one ->> 'keyframeBytes')::integer
  from jsonb_array_elements($4::jsonb) with ordinality fragments (one, ordinal)`;
