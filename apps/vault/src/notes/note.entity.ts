import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Markdown, or what only who has the key can read. */
export const NOTE_FORMATS = ['markdown', 'e2ee'] as const;
export type NoteFormat = (typeof NOTE_FORMATS)[number];

/** A note of a space. */
@Entity('note')
export class NoteEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'note_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  title!: string;

  /** What links by title find it by. */
  @Column('text')
  titleKey!: string;

  @Column('text')
  format!: NoteFormat;

  /** Markdown, or the ciphertext as base64. */
  @Column('text')
  body!: string;

  @Column('text', { array: true })
  tags!: string[];

  /** Files, `fil_…`. */
  @Column('text', { array: true })
  attachments!: string[];

  @Column('boolean')
  isPinned!: boolean;

  @Column('boolean')
  isArchived!: boolean;

  @Column('timestamptz', { nullable: true })
  trashedAt!: Date | null;

  /** Counts the texts that it has had. */
  @Column('integer')
  revision!: number;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
