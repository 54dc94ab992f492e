import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export const STATIC_RENDITION_STATUSES = [
  'queued',
  'processing',
  'ready',
  'failed',
  'deleting',
] as const;
export type StaticRenditionStatus = (typeof STATIC_RENDITION_STATUSES)[number];

/** The sound alone, and the best picture that there is. */
export const AUDIO_ONLY = 'audio-only';
export const HIGHEST = 'highest';

const bigNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** An asset as one file, for people who want to keep it. */
@Entity('static_rendition')
@Unique('static_rendition_number', ['assetId', 'number'])
export class StaticRenditionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'static_rendition_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  assetId!: string;

  /** Such as `highest`, `720p` or `audio-only`. */
  @Column('text')
  name!: string;

  /** Position of its task. */
  @Column('integer')
  number!: number;

  @Column('text')
  status!: StaticRenditionStatus;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('bigint', { nullable: true, transformer: bigNumber })
  bytes!: number | null;

  @Column('text', { nullable: true })
  objectKey!: string | null;

  @Column('text', { nullable: true })
  errorCode!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;
}
