import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When one may be met on a day of the week. */
export interface OpenHours {
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  readonly day: number;
  /** `HH:MM` on the clock on the wall. */
  readonly from: string;
  readonly to: string;
}

/** A page on which visitors book times of a calendar. */
@Entity('booking_page')
export class BookingPageEntity {
  /** `bkp_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'booking_page_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  calendarId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  /** Stands in the public address. */
  @Column('text')
  token!: string;

  /** Whom visitors meet; gets and sends the invitations. */
  @Column('text', { nullable: true })
  organizer!: string | null;

  @Column('text')
  timeZone!: string;

  @Column('jsonb')
  hours!: OpenHours[];

  /** Other calendars that must be free. */
  @Column('text', { array: true })
  busyCalendars!: string[];

  @Column('integer')
  durationMin!: number;

  /** Kept free before and after. */
  @Column('integer')
  bufferMin!: number;

  /** Nobody books for sooner than this. */
  @Column('integer')
  noticeMin!: number;

  /** Nobody books for later than this. */
  @Column('integer')
  horizonDays!: number;

  @Column('boolean')
  isOpen!: boolean;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}

/** A time that a visitor booked. */
@Entity('booking')
export class BookingEntity {
  /** `bkg_…` */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'booking_pkey' })
  id!: string;

  @Column('text')
  pageId!: string;

  @Column('text')
  calendarId!: string;

  @Column('text')
  eventId!: string;

  /** SHA-256 of what the visitor calls it off with. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
