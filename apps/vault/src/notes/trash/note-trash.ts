import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoteEntity } from '../note.entity.js';
import { NoteNotices } from '../note-notices.js';
import { lockNote, storeNote } from '../note-rows.js';
import { type NoteCaller, Notes } from '../notes.js';

/** The trash of notes, and the end of them. */
@Injectable()
export class NoteTrash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: Notes,
    private readonly notices: NoteNotices,
    private readonly clock: Clock,
  ) {}

  /** Puts it into the trash, or brings it back. What is so already stays as it is. */
  async put(
    caller: NoteCaller,
    id: string,
    isTrashed: boolean,
    expected: Precondition,
  ): Promise<NoteEntity> {
    await this.notes.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const before = await lockNote(manager, id);
      expected.check(before.version);
      if ((before.trashedAt !== null) === isTrashed) return before;
      const trashedAt = isTrashed ? this.clock.now() : null;
      const note = Object.assign(new NoteEntity(), before, { trashedAt });
      await storeNote(manager, note, this.clock.now());
      await this.notices.write(manager, isTrashed ? 'trashed' : 'restored', note, before);
      return note;
    });
  }

  /** Deletes it and all that it has been. */
  async delete(caller: NoteCaller, id: string, expected: Precondition): Promise<void> {
    await this.notes.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const note = await lockNote(manager, id);
      expected.check(note.version);
      await manager.delete(NoteEntity, { id });
      await this.notices.write(manager, 'deleted', note, note);
    });
  }
}
