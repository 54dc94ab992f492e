import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NoteFormat } from '../note.entity.js';

/** A text that a note has had. */
@Entity('note_revision')
export class NoteRevisionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'note_revision_pkey' })
  id!: string;

  @Column('text')
  noteId!: string;

  /** Counts from 1. */
  @Column('integer')
  revision!: number;

  @Column('text')
  title!: string;

  @Column('text')
  format!: NoteFormat;

  @Column('text')
  body!: string;

  /** The customer's own id of the user who wrote it; null for the project itself. */
  @Column('text', { nullable: true })
  author!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
