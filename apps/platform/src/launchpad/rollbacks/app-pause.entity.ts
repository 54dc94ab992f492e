import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An app that does not follow pushes since it was rolled back. */
@Entity('app_pause')
export class AppPauseEntity {
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
