import { Injectable } from '@nestjs/common';
import { NoteExport } from '../../notes/transfer/note-export.js';
import { writeNoteFile } from '../../notes/transfer/front-matter.js';
import { type ArchiveEntry, contentOf } from './archive-entry.js';
import { NamesOfFolder } from './safe-names.js';

/** Notes as files of Markdown, as their import reads them. */
@Injectable()
export class NoteEntries {
  constructor(private readonly notes: NoteExport) {}

  async *of(spaceId: string): AsyncGenerator<ArchiveEntry> {
    const names = new NamesOfFolder();
    for await (const note of this.notes.all(spaceId)) {
      const { id, title: name, updatedAt: modifiedAt } = note;
      const path = `Notes/${names.take(name, id, '.md')}`;
      yield { path, kind: 'note', id, name, modifiedAt, content: contentOf(writeNoteFile(note)) };
    }
  }
}
