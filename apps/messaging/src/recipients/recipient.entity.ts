import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { QuietHours } from '../consent/quiet-hours.js';
import type { Channel } from '../messages/message-channel.js';
import type { VariableValues } from '../templates/variables/variable.schema.js';

/** Somebody whom a project writes to. Where they are reached stands in their addresses. */
@Entity('recipient')
@Unique('recipient_external_id', ['tenant', 'externalId'])
@Index('recipient_by_tenant', ['tenant', 'id'])
export class RecipientEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recipient_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** The project's own name of the person. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** In the place of those of the project. */
  @Column('jsonb', { nullable: true })
  quietHours!: QuietHours | null;

  /** Which channels to use, the best first. */
  @Column('text', { array: true })
  channels!: Channel[];

  /** Values that templates fill in. */
  @Column('jsonb')
  properties!: VariableValues;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
