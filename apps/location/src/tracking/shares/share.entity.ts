import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProfileName } from '../../roads/profiles/profiles.js';

/** What a link may show besides where a device is. */
export const SHOWN = ['name', 'speed', 'heading', 'accuracy', 'battery'] as const;
export type Shown = (typeof SHOWN)[number];

/** Where the devices of a link go to. */
export interface Destination {
  readonly lat: number;
  readonly lon: number;
  readonly name: string | null;
}

/** A link by which anybody who has it sees where some devices are, for a while. */
@Entity('share')
export class ShareEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'share_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** What who has the link reads above it. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** SHA-256 of the secret part of the token. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text', { array: true })
  deviceIds!: string[];

  @Column('text', { array: true })
  shows!: Shown[];

  @Column('jsonb', { nullable: true })
  destination!: Destination | null;

  @Column('text')
  profile!: ProfileName;

  /** When it ends. */
  @Column('timestamptz')
  until!: Date;

  /** When its end was noticed and told. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
