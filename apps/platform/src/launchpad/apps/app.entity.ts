import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One app: where its code is, how it is set, and which release serves. */
@Entity('app')
@Index('app_name', ['projectId', 'name'], { unique: true, where: 'deleted_at IS NULL' })
export class AppEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  projectId!: string;

  /** The project's slug when the app was last deployed; part of its host name. */
  @Column('text')
  projectSlug!: string;

  @Column('text')
  name!: string;

  /** Never holds credentials; those are in `repoSecret`. */
  @Column('text')
  repo!: string;

  /** Sealed `user:password` of the repository. */
  @Column('text', { nullable: true })
  repoSecret!: string | null;

  @Column('text')
  branch!: string;

  @Column('text', { nullable: true })
  root!: string | null;

  @Column('integer', { nullable: true })
  port!: number | null;

  @Column('text', { nullable: true })
  healthPath!: string | null;

  @Column('text', { nullable: true })
  buildCommand!: string | null;

  @Column('text', { nullable: true })
  startCommand!: string | null;

  /** Sealed JSON of the environment. */
  @Column('text')
  envSealed!: string;

  @Column('text', { array: true, default: '{}' })
  envKeys!: string[];

  @Column('text', { nullable: true })
  currentReleaseId!: string | null;

  /** Counts up with every change of the route; the edge refuses older ones. */
  @Column('bigint', { default: 0 })
  routeVersion!: string;

  @Column('integer', { default: 0 })
  lastDeploymentNumber!: number;

  @Column('integer', { default: 0 })
  lastReleaseNumber!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** Set while what the app left behind is removed; the row goes last. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
