import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** How an app follows its repository. */
@Entity('app_hook')
@Index('app_hook_due', ['nextPollAt'], { where: 'next_poll_at IS NOT NULL' })
export class HookEntity {
  @ForeignKey(() => AppEntity, { name: 'app_hook_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @Column('text')
  secretSealed!: string;

  @Column('boolean')
  autoDeploy!: boolean;

  /** Patterns of branches; the app's own branch when empty. */
  @Column('text', { array: true })
  branches!: string[];

  /** Patterns of paths of which one must have changed; any when empty. */
  @Column('text', { array: true })
  paths!: string[];

  @Column('integer', { nullable: true })
  pollIntervalS!: number | null;

  @Column('timestamptz', { nullable: true })
  nextPollAt!: Date | null;

  @Column('integer', { default: 0 })
  pollFailures!: number;

  /** Head of the branch when it was last looked at. */
  @Column('text', { nullable: true })
  lastSeenSha!: string | null;

  @Column('timestamptz')
  updatedAt!: Date;
}

/** A delivery that was taken; it is not taken twice. */
@Entity('app_hook_delivery')
export class HookDeliveryEntity {
  @ForeignKey(() => AppEntity, { name: 'app_hook_delivery_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  @PrimaryColumn('text')
  deliveryId!: string;

  @Column('timestamptz')
  receivedAt!: Date;
}
