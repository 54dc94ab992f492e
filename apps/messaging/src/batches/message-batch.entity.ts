import type { Tenant } from '@skydeck/auth-guard';
import type { ErrorIssue } from '@skydeck/errors';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A line of a batch that no message was made of. */
export interface LineProblem {
  /** Counts from 1. */
  readonly line: number;
  readonly errors: readonly ErrorIssue[];
}

/** Many messages that were given at once. Each of them is a message of its own. */
@Entity('message_batch')
@Index('message_batch_by_tenant', ['tenant', 'id'])
export class MessageBatchEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'message_batch_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text', { nullable: true })
  name!: string | null;

  /** How many lines it had. */
  @Column('integer')
  total!: number;

  /** How many of them became messages. */
  @Column('integer')
  accepted!: number;

  @Column('jsonb')
  problems!: LineProblem[];

  @Column('timestamptz', { nullable: true })
  canceledAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
