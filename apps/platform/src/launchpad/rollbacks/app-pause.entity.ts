import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';

/** An app that does not follow pushes since it was rolled back. */
@Entity('app_pause')
export class AppPauseEntity {
  @ForeignKey(() => AppEntity, { name: 'app_pause_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  /** Why, in a sentence for its owner. */
  @Column('text')
  reason!: string;

  @Column('text', { nullable: true })
  releaseId!: string | null;

  @Column('timestamptz')
  pausedAt!: Date;
}
