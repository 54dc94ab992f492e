import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What whoever has the address of a feed sees. */
export const FEED_SHOWS = ['all', 'busy'] as const;

/** A secret address under which a calendar can be read without a key. */
@Entity('calendar_feed')
export class CalendarFeedEntity {
  /** `cfd_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'calendar_feed_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  calendarId!: string;

  @Column('text')
  name!: string;

  /** SHA-256 of the secret part of the address. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('text')
  shows!: (typeof FEED_SHOWS)[number];

  @Column('timestamptz')
  createdAt!: Date;
}
