import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NoteEntity } from '../note.entity.js';
import { NoteErrors } from '../note.errors.js';
import { NoteChanges } from '../note-changes.js';
import { type NoteCaller, Notes } from '../notes.js';
import { compare } from './compare.js';
import { NoteRevisionEntity } from './note-revision.entity.js';
import type { CompareNote, ListNoteRevisions, NoteDiff } from './note-revision.schema.js';

/** The texts that notes have had. */
@Injectable()
export class NoteRevisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: Notes,
    private readonly changes: NoteChanges,
  ) {}

  /** One more than `limit`. */
  async list(
    caller: NoteCaller,
    note: string,
    wanted: ReturnType<typeof ListNoteRevisions.parse>,
  ): Promise<NoteRevisionEntity[]> {
    const { id: noteId } = await this.notes.get(caller, note);
    const query = this.dataSource.createQueryBuilder(NoteRevisionEntity, 'revision');
    return readKeyset(query.where({ noteId }), wanted);
  }

  /** @throws `note.not_found`, `note.revision_not_found` */
  async get(caller: NoteCaller, note: string, revision: number): Promise<NoteRevisionEntity> {
    const { id } = await this.notes.get(caller, note);
    return this.#read(id, revision);
  }

  /** What changed from one revision to another. @throws `note.encrypted` */
  async compare(caller: NoteCaller, note: string, wanted: CompareNote): Promise<NoteDiff> {
    const { id, revision: latest } = await this.notes.get(caller, note);
    const to = wanted.to ?? latest;
    const newer = await this.#read(id, to);
    const from = wanted.from ?? Math.max(1, to - 1);
    const older = await this.#read(id, from);
    if (older.format === 'e2ee' || newer.format === 'e2ee') throw NoteErrors.encrypted();
    const { patch, added, removed } = compare(older.body, newer.body);
    return {
      from,
      to,
      from_title: older.title,
      to_title: newer.title,
      added_lines: added,
      removed_lines: removed,
      patch,
    };
  }

  /** Gives a note the text that it had: as one more revision, so that nothing is lost. */
  async restore(
    caller: NoteCaller,
    note: string,
    revision: number,
    expected: Precondition,
  ): Promise<NoteEntity> {
    const { title, format, body } = await this.get(caller, note, revision);
    return this.changes.change(caller, note, expected, () => ({ title, format, body }));
  }

  async #read(noteId: string, revision: number): Promise<NoteRevisionEntity> {
    const where = { noteId, revision };
    const found = await this.dataSource.manager.findOneBy(NoteRevisionEntity, where);
    if (!found) throw NoteErrors.revision_not_found();
    return found;
  }
}
