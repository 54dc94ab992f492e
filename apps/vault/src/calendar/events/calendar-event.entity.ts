import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventPlan, EventWords } from '../ics/event-plan.js';

/** An event of a calendar, with all its instances. */
@Entity('calendar_event')
export class CalendarEventEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'calendar_event_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  calendarId!: string;

  /** What calendars everywhere know it by. */
  @Column('text')
  uid!: string;

  /** The iCalendar text, as it was sent. */
  @Column('text')
  ics!: string;

  /** Changes with the text, for WebDAV. */
  @Column('text')
  etag!: string;

  @Column('jsonb')
  words!: EventWords;

  @Column('jsonb')
  plan!: EventPlan;

  @Column('timestamptz')
  startsAt!: Date;

  /** Whether it came from the calendar that this one follows. */
  @Column('boolean', { default: false })
  isSubscribed!: boolean;

  /** When the last instance ends; null when there is no last. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
