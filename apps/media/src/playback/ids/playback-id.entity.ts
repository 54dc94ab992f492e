import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who may play: anybody who knows the id, or whoever has a token besides. */
export const PLAYBACK_POLICIES = ['public', 'signed'] as const;
export type PlaybackPolicy = (typeof PLAYBACK_POLICIES)[number];

/** Whether segments are encrypted, with a key that players fetch like a segment. */
export const ENCRYPTIONS = ['none', 'aes-128'] as const;
export type Encryption = (typeof ENCRYPTIONS)[number];

/** Under what name, and by whom, an asset can be played. */
@Entity('playback_id')
export class PlaybackIdEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'playback_id_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** What is played: either this or a live stream. */
  @Column('text', { nullable: true })
  assetId!: string | null;

  @Column('text', { nullable: true })
  liveStreamId!: string | null;

  @Column('text')
  policy!: PlaybackPolicy;

  @Column('text')
  encryption!: Encryption;

  @Column('text', { nullable: true })
  restrictionId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
