import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A task as a program wrote it, with what only that program understands. */
@Entity('task_object')
export class TaskObjectEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'task_object_pkey' })
  taskId!: string;

  @Column('text')
  listId!: string;

  /** What programs know the task by. */
  @Column('text')
  uid!: string;

  /** The UID of the task that it is a part of, which may come later than its parts. */
  @Column('text', { nullable: true })
  parentUid!: string | null;

  /** The iCalendar text. */
  @Column('text')
  ics!: string;

  /** The version of the task that the text tells all of. */
  @Column('integer')
  version!: number;
}
