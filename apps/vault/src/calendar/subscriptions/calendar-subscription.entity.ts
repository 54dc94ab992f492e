import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the last look at a calendar of elsewhere went. */
export const SUBSCRIPTION_STATUSES = ['waiting', 'ready', 'failing'] as const;

/** A calendar of elsewhere that a calendar follows. */
@Entity('calendar_subscription')
export class CalendarSubscriptionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'calendar_subscription_pkey' })
  calendarId!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  url!: string;

  @Column('integer')
  everyS!: number;

  /** What the other side named the last answer. */
  @Column('text', { nullable: true })
  etag!: string | null;

  @Column('text', { nullable: true })
  lastModified!: string | null;

  @Column('text')
  status!: (typeof SUBSCRIPTION_STATUSES)[number];

  @Column('text', { nullable: true })
  problem!: string | null;

  /** In a row. */
  @Column('integer')
  failures!: number;

  @Column('timestamptz', { nullable: true })
  fetchedAt!: Date | null;

  @Column('timestamptz')
  nextAt!: Date;

  @Column('timestamptz')
  createdAt!: Date;
}
