import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const REMINDER_STATUSES = ['idle', 'pending', 'sent', 'failed'] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

/** Somebody who is to be reminded of a task. */
@Entity('reminder')
export class ReminderEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'reminder_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  taskId!: string;

  /** Seconds before the task is due; null for a time of its own. */
  @Column('integer', { nullable: true })
  beforeDueS!: number | null;

  @Column('timestamptz', { nullable: true })
  at!: Date | null;

  @Column('text')
  channel!: 'email' | 'sms';

  @Column('text')
  recipient!: string;

  /** The title of the task. */
  @Column('text')
  subject!: string;

  /** When it is to be sent; null while there is nothing to send. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('text')
  status!: ReminderStatus;

  /** Counts its times: what was sent at one is not sent again, and another time is. */
  @Column('integer')
  turn!: number;

  @Column('timestamptz', { nullable: true })
  nextTryAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
