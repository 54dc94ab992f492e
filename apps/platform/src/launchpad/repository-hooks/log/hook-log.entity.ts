import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';
import type { Delivery } from '../delivery.js';

/** What can come of a delivery. */
export const OUTCOMES = ['deployed', 'ignored', 'refused', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A delivery as its owner sees it; bodies are not kept, only what was read of them. */
@Entity('app_hook_log')
@Index('app_hook_log_by_app', ['appId', 'id'])
export class HookLogEntity {
  @PrimaryColumn('text')
  id!: string;

  @ForeignKey(() => AppEntity, { name: 'app_hook_log_app_id_fkey', onDelete: 'CASCADE' })
  @Column('text')
  appId!: string;

  @Column('text')
  provider!: string;

  @Column('text')
  kind!: Delivery['kind'] | 'unknown';

  /** The id that the provider gave it. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  outcome!: Outcome;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { nullable: true })
  deploymentId!: string | null;

  /** What was read of it; null for what is not understood or not genuine. */
  @Column('jsonb', { nullable: true })
  delivery!: Delivery | null;

  @Column('text', { nullable: true })
  redeliveryOf!: string | null;

  @Column('timestamptz')
  receivedAt!: Date;
}
