import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssetEntity } from '../../assets/asset.entity.js';
import { RenditionEntity } from '../../assets/rendition.entity.js';

/** A rendition that has a beginning. */
export type JoinableRendition = RenditionEntity & { readonly initKey: string };

interface PlacedSegment {
  readonly objectKey: string;
  readonly offsetBytes: number;
  readonly sizeBytes: number;
  readonly startTicks: number;
}

/** Puts what was stored in pieces together again, as files of this machine. */
@Injectable()
export class RenditionFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
  ) {}

  /** What was encoded in H.264, the smallest picture first; sounds in their order. */
  async of(
    { id: assetId, generation }: Pick<AssetEntity, 'id' | 'generation'>,
    kind: 'video' | 'audio',
  ): Promise<JoinableRendition[]> {
    const rows = await this.dataSource.manager.find(RenditionEntity, {
      where: { assetId, generation, kind },
      order: { height: 'ASC', width: 'ASC', name: 'ASC' },
    });
    const found = rows.filter(
      (one): one is JoinableRendition =>
        one.initKey !== null && (kind === 'audio' || (one.codecs ?? '').startsWith('avc1')),
    );
    const encoded = found.filter(({ name }) => name !== 'source');
    // Of a small broadcast nothing else was kept than the picture as it came.
    return encoded.length > 0 ? encoded : found.filter(({ status }) => status === 'ready');
  }

  /** All of a rendition as one fragmented file. */
  async whole(rendition: JoinableRendition, file: string, signal: AbortSignal): Promise<void> {
    const rows = await this.dataSource.query<{ key: string }[]>(OBJECTS, [rendition.id]);
    const parts = [rendition.initKey, ...rows.map(({ key }) => key)];
    for (const [at, key] of parts.entries()) {
      const { stream } = await this.store.get(key);
      await append(stream, file, at === 0, signal);
    }
  }

  /** The segments between two moments; says where the first begins. Null when there are none. */
  async span(
    rendition: JoinableRendition,
    { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
    file: string,
    signal: AbortSignal,
  ): Promise<{ startMs: number } | null> {
    const timescale = rendition.timescale ?? 1;
    const ticks = (ms: number) => Math.floor((ms * timescale) / 1000);
    const values = [rendition.id, ticks(fromMs), ticks(untilMs)];
    const segments = await this.dataSource.query<PlacedSegment[]>(SPAN, values);
    const [first] = segments;
    if (!first) return null;
    await append((await this.store.get(rendition.initKey)).stream, file, true, signal);
    for (const { objectKey, offsetBytes: start, sizeBytes } of segments) {
      const range = { start, end: start + sizeBytes - 1 };
      await append((await this.store.get(objectKey, { range })).stream, file, false, signal);
    }
    return { startMs: (first.startTicks * 1000) / timescale };
  }
}

async function append(
  stream: NodeJS.ReadableStream,
  file: string,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(stream, createWriteStream(file, { flags: isFirst ? 'w' : 'a' }), { signal });
}

const OBJECTS = `
  select object_key as key from segment where rendition_id = $1
  group by object_key, chunk_position order by chunk_position`;

/** The last segment that begins before the end also serves a moment behind all of them. */
const SPAN = `
  with placed as (
    select object_key, offset_bytes, size_bytes, duration_ticks,
      sum(duration_ticks) over (order by chunk_position, position) - duration_ticks as start_ticks,
      row_number() over (order by chunk_position desc, position desc) = 1 as is_last
    from segment where rendition_id = $1
  )
  select object_key as "objectKey", offset_bytes::float8 as "offsetBytes",
    size_bytes::float8 as "sizeBytes", start_ticks::float8 as "startTicks"
  from placed
  where start_ticks <= $3 and (start_ticks + duration_ticks > $2 or is_last)
  order by start_ticks`;
