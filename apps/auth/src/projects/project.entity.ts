import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Everything that a team builds together: its members, keys and resources. */
@Entity('project')
export class ProjectEntity {
  @PrimaryColumn('text')
  id!: string;

  /** Name in addresses; a DNS label, free again when the project is deleted. */
  @Column('text')
  slug!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
