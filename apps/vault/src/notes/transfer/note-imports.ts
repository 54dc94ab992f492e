import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { saving } from '../../files/nodes/node-store.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NoteErrors } from '../note.errors.js';
import { CreateNote } from '../note.schema.js';
import { NoteChanges } from '../note-changes.js';
import type { NoteCaller } from '../notes.js';
import { openArchive } from './archive.js';
import { readJoplin } from './joplin.js';
import { JoplinAttachments } from './joplin-attachments.js';
import { attachedTo, withLinks } from './linked-attachments.js';
import { notesOfJoplin, noteOfMarkdown } from './wanted-notes.js';

const MOST_NOTES = 10_000;
const MOST_NAMED = 100;

/** What became of an archive. */
export interface Imported {
  readonly source: 'markdown' | 'joplin';
  readonly imported: number;
  /** How many files were made of what is attached. */
  readonly attachments: number;
  /** Files that are no notes, or too large, by name, and attachments that were not taken. */
  readonly skipped: readonly string[];
}

/** Who sends an archive. */
export interface ImportCaller extends NoteCaller {
  /** Whether they may store files too: else attachments are left out. */
  readonly mayStoreFiles: boolean;
}

/** Takes notes over from elsewhere. */
@Injectable()
export class NoteImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notes: NoteChanges,
    private readonly attachments: JoplinAttachments,
    private readonly clock: Clock,
  ) {}

  /** @throws `note.archive_unreadable`, `note.archive_too_large`, `space.full`, `quota_exceeded` */
  async take(
    caller: ImportCaller,
    spaceId: string | undefined,
    archive: Buffer,
  ): Promise<Imported> {
    const { actor, mayStoreFiles } = caller;
    const space = await this.spaces.resolve(caller.project, spaceId, 'write', actor);
    const opened = await openArchive(archive);
    if (opened.files.length > MOST_NOTES * 3) throw NoteErrors.archive_too_large();
    const skipped: string[] = [];
    const joplin = readJoplin(opened.files);
    const wanted = (
      joplin ? notesOfJoplin(joplin, this.clock.now()) : opened.files.map(noteOfMarkdown)
    ).flatMap((one) => {
      const parsed = CreateNote.safeParse(one.note);
      if (parsed.success) return [{ ...one, note: { ...parsed.data, ...one.more } }];
      skipped.push(one.name);
      return [];
    });
    if (wanted.length > MOST_NOTES) throw NoteErrors.archive_too_large();
    const attached = joplin ? attachedTo(wanted, joplin, opened) : { there: [], missing: [] };
    const left = mayStoreFiles ? attached.missing : [...attached.missing, ...attached.there];
    skipped.push(...left.map(({ name, id }) => name || id));
    const taken = mayStoreFiles ? attached.there : [];
    await using received = await this.attachments.receive(space, taken, opened.resources);
    // All or nothing: what is sent again after a failure makes no copies.
    const files = await saving(this.dataSource, async (manager) => {
      const made = await this.attachments.add(manager, { space, actor }, received);
      const ids = new Map([...made].map(([id, { file }]) => [id, file.id]));
      for (const { joplinId, note } of wanted) if (joplinId) ids.set(joplinId, note.id ?? '');
      for (const { note, joplinId } of wanted) {
        const whole = joplinId === undefined ? note : withLinks(note, ids, made);
        await this.notes.insert(manager, caller, space.id, {
          ...whole,
          id: whole.id ?? newId('nte', this.clock.now().getTime()),
        });
      }
      return made;
    });
    this.attachments.added(files);
    return {
      source: joplin ? 'joplin' : 'markdown',
      imported: wanted.length,
      attachments: files.size,
      skipped: skipped.slice(0, MOST_NAMED),
    };
  }
}
