import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When somebody wrote to a number of a project last: for a day, it may answer as it likes. */
@Entity('message_window')
@Index('message_window_by_time', ['tenant', 'openedAt', 'inboundId'])
export class MessageWindowEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_window_pkey' })
  tenant!: Tenant;

  /** Number of the project. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_window_pkey' })
  sender!: string;

  /** Number of the person. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_window_pkey' })
  recipient!: string;

  @Column('text')
  inboundId!: string;

  /** When the last message came in; the window closes 24 hours later. */
  @Column('timestamptz')
  openedAt!: Date;
}
