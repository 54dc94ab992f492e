import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `subtitles` say what is spoken; `captions` also what else is heard, for who hears nothing. */
export const TRACK_KINDS = ['subtitles', 'captions'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

export const TRACK_STATUSES = ['preparing', 'ready', 'failed'] as const;
export type TrackStatus = (typeof TRACK_STATUSES)[number];

/** Sent by its owner, fetched from an address, or found in the file of the asset. */
export const TRACK_SOURCES = ['file', 'url', 'input'] as const;
export type TrackSource = (typeof TRACK_SOURCES)[number];

const bigNumber = { transformer: { to: Number, from: Number } };

/** Words that go with an asset, in one language. */
@Entity('track')
@Index('track_by_asset', ['assetId', 'id'])
export class TrackEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'track_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  assetId!: string;

  @Column('text')
  kind!: TrackKind;

  /** As BCP 47 writes it. */
  @Column('text')
  language!: string;

  /** What menus show. */
  @Column('text')
  name!: string;

  /** Whether players show it unless somebody chooses otherwise; one of an asset at most. */
  @Column('boolean')
  isDefault!: boolean;

  @Column('text')
  status!: TrackStatus;

  @Column('text')
  source!: TrackSource;

  @Column('text', { nullable: true })
  sourceUrl!: string | null;

  /** Of the stream in the file of the asset. */
  @Column('integer', { nullable: true })
  streamIndex!: number | null;

  /** Null until the words were read. */
  @Column('integer', { nullable: true })
  cueCount!: number | null;

  @Column('bigint', bigNumber)
  bytes!: number;

  /** What had to be changed to fit the film. */
  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  errorCode!: string | null;

  @Column('text', { nullable: true })
  errorDetail!: string | null;

  /** When it is worked on next; null once it has ended. */
  @Column('timestamptz', { nullable: true })
  workAt!: Date | null;

  /** How often its address was asked in vain. */
  @Column('integer')
  attempts!: number;

  /** Counts changes by its owner, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;
}
