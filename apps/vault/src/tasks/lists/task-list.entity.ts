import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A column of a board. */
export interface TaskSection {
  /** `sec_…` */
  readonly id: string;
  readonly name: string;
}

/** A list of tasks: a project, or a board when it has sections. */
@Entity('task_list')
export class TaskListEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'task_list_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  name!: string;

  /** From left to right. */
  @Column('jsonb')
  sections!: readonly TaskSection[];

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
