import type { VideoCodec } from '../transcoder/index.js';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export const RENDITION_KINDS = ['video', 'audio'] as const;
export type RenditionKind = (typeof RENDITION_KINDS)[number];

export const RENDITION_STATUSES = ['queued', 'processing', 'ready', 'failed', 'skipped'] as const;
export type RenditionStatus = (typeof RENDITION_STATUSES)[number];

const bigNumber = { transformer: { to: Number, from: Number } };

/** One way that an asset can be played: a size of the picture, or a track of sound. */
@Entity('rendition')
@Unique('rendition_name', ['assetId', 'generation', 'name'])
export class RenditionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'rendition_pkey' })
  id!: string;

  @Column('text')
  assetId!: string;

  @Column('integer')
  generation!: number;

  /** Such as `1080p`, `audio-0` or `source`. */
  @Column('text')
  name!: string;

  @Column('text')
  kind!: RenditionKind;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  /** Of the segment that needs most, in bits a second. */
  @Column('integer', { nullable: true })
  bandwidthBps!: number | null;

  @Column('integer', { nullable: true })
  averageBandwidthBps!: number | null;

  /** As RFC 6381 writes it, such as `avc1.64001f`. */
  @Column('text', { nullable: true })
  codecs!: string | null;

  /** Of the picture, such as `h264`; null for sound. */
  @Column('text', { nullable: true })
  codec?: VideoCodec | null;

  /** Of its keyframes alone; null before all are there. */
  @Column('integer', { nullable: true })
  iframeBandwidthBps?: number | null;

  @Column('double precision', { nullable: true })
  frameRate!: number | null;

  @Column('text', { nullable: true })
  language!: string | null;

  /** What a menu calls a track of sound. */
  @Column('text', { nullable: true })
  label!: string | null;

  @Column('smallint', { nullable: true })
  channels!: number | null;

  /** Ticks in a second, as segments count them. */
  @Column('integer', { nullable: true })
  timescale!: number | null;

  @Column('text')
  status!: RenditionStatus;

  @Column('bigint', bigNumber)
  bytes!: number;

  /** Where its initialisation segment is; null before the first part is made. */
  @Column('text', { nullable: true })
  initKey!: string | null;

  /** Chunks that were encoded apart share one initialisation segment: it must be the same. */
  @Column('text', { nullable: true })
  initSha256!: string | null;
}
