import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when the alarms of an event were sent, and when the next is due. */
@Entity('event_alarm')
export class EventAlarmEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'event_alarm_pkey' })
  eventId!: string;

  @Column('text')
  projectId!: Tenant;

  /** What was due until then is done with. */
  @Column('timestamptz')
  sentUntil!: Date;

  /** When it is looked at again; null when nothing is ever due any more. */
  @Column('timestamptz', { nullable: true })
  nextTryAt!: Date | null;
}
