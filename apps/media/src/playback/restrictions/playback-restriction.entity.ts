import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** On which pages something may be played. */
@Entity('playback_restriction')
export class PlaybackRestrictionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'playback_restriction_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  /** Hosts of pages, such as `example.com` or `*.example.com`; any when empty. */
  @Column('text', { array: true })
  referrers!: string[];

  /** Whether players that name no page are served. */
  @Column('boolean')
  allowsNoReferrer!: boolean;

  /** Countries that may play, by two letters; any when empty. */
  @Column('text', { array: true })
  allowedCountries!: string[];

  @Column('text', { array: true })
  deniedCountries!: string[];

  /** Whether those are served of whom nobody knows where they are. */
  @Column('boolean')
  allowsUnknownCountry!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
