import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A calendar of a space. */
@Entity('calendar')
export class CalendarEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'calendar_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  /** `#rrggbb`. */
  @Column('text')
  color!: string;

  /** IANA name: what times mean that name no zone. */
  @Column('text')
  timeZone!: string;

  /** Whom alarms go to that name nobody. */
  @Column('text', { array: true })
  remindersTo!: string[];

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
