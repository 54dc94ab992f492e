import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fromTheStart } from '../../packager/index.js';
import type { VideoCodec } from '../../transcoder/index.js';
import type { RenditionKind } from '../../assets/rendition.entity.js';
import type { PlayedAsset } from './played-assets.js';

/** One that has its beginning; the rest may still be made. Codecs beside H.264 come when they are whole. */
const PLAYABLE = `
  select id, name, kind, width, height, bandwidth_bps as "bandwidthBps",
    average_bandwidth_bps as "averageBandwidthBps", label, channels, codecs, frame_rate as "frameRate", language,
    timescale, codec, iframe_bandwidth_bps as "iframeBandwidthBps", init_key as "initKey", status = 'ready' as "isWhole"
  from rendition
  where asset_id = $1 and generation = $2
    and (status = 'ready' or status = 'processing' and coalesce(codec, 'h264') = 'h264')
    and init_key is not null
    and exists (select from segment where rendition_id = rendition.id and chunk_position = 0)
  order by kind desc, coalesce(codec, 'h264') <> 'h264', codec, height desc nulls last, name`;

const SEGMENTS = `
  select chunk_position as "chunk", position, object_key as "objectKey",
    offset_bytes::float8 as "offsetBytes", size_bytes::float8 as "sizeBytes",
    duration_ticks as "durationTicks", keyframe_bytes as "keyframeBytes"
  from segment where rendition_id = $1
  order by chunk_position, position`;

/** A rendition that can be played, or its beginning. */
export interface PlayedRendition {
  readonly id: string;
  readonly name: string;
  readonly kind: RenditionKind;
  readonly width: number | null;
  readonly height: number | null;
  readonly bandwidthBps: number;
  readonly averageBandwidthBps: number | null;
  readonly codecs: string;
  readonly frameRate: number | null;
  readonly language: string | null;
  readonly label: string | null;
  readonly channels: number | null;
  readonly timescale: number;
  /** Null for sound, and for H.264 of streams that were live. */
  readonly codec: VideoCodec | null;
  /** Null where keyframes cannot be fetched alone. */
  readonly iframeBandwidthBps: number | null;
  readonly initKey: string;
  readonly isWhole: boolean;
}

/** A piece of it. */
export interface PlayedSegment {
  readonly chunk: number;
  readonly position: number;
  readonly objectKey: string;
  readonly offsetBytes: number;
  readonly sizeBytes: number;
  readonly durationTicks: number;
  readonly keyframeBytes: number | null;
}

/** Reads what of an asset can be played now. */
@Injectable()
export class RenditionsPlayed {
  constructor(private readonly dataSource: DataSource) {}

  of({ assetId, generation }: PlayedAsset): Promise<PlayedRendition[]> {
    return this.dataSource.query<PlayedRendition[]>(PLAYABLE, [assetId, generation]);
  }

  /** Up to the first part that is still to be made. */
  async segmentsOf({ id }: PlayedRendition): Promise<readonly PlayedSegment[]> {
    const rows = await this.dataSource.query<PlayedSegment[]>(SEGMENTS, [id]);
    const chunks = Map.groupBy(rows, ({ chunk }) => chunk);
    const parts = [...chunks].map(([position, segments]) => ({ position, segments }));
    return fromTheStart(parts, parts.length).segments;
  }
}
