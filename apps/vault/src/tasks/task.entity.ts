import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A task of a list. */
@Entity('task')
export class TaskEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'task_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  listId!: string;

  /** The task that it is a part of. */
  @Column('text', { nullable: true })
  parentId!: string | null;

  @Column('text', { nullable: true })
  sectionId!: string | null;

  /** Where in the list: between those of its neighbours, byte by byte. */
  @Column('text')
  rank!: string;

  @Column('text')
  title!: string;

  @Column('text')
  notes!: string;

  /** 1 is the highest, 9 the lowest, 0 none. */
  @Column('integer')
  priority!: number;

  @Column('text', { array: true })
  labels!: string[];

  /** The customer's own id of a user. */
  @Column('text', { nullable: true })
  assignee!: string | null;

  /** The day, of what is due on a day. */
  @Column('text', { nullable: true })
  dueDate!: string | null;

  /** The moment, of what is due at one. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** Where days begin and rules repeat, as the IANA names it. */
  @Column('text')
  timeZone!: string;

  /** When it is due at the latest; of a day its end. */
  @Column('timestamptz', { nullable: true })
  sortDue!: Date | null;

  @Column('text', { nullable: true })
  rrule!: string | null;

  /** When the first of the series was due, on the clock on the wall: rules count from it. */
  @Column('text', { nullable: true })
  seriesStart!: string | null;

  /** The task after whose end this one was made. */
  @Column('text', { nullable: true })
  recursFrom!: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
