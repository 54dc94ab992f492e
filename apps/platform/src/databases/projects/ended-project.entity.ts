import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project that was deleted: what was made in it at the same moment is found by this, too. */
@Entity('database_ended_project')
export class EndedProjectEntity {
  @PrimaryColumn('text')
  projectId!: string;

  @Column('timestamptz')
  endedAt!: Date;
}
