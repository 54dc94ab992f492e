import path from 'node:path';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { saving } from '../../files/nodes/node-store.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NoteErrors } from '../note.errors.js';
import { CreateNote, MOST_ATTACHMENTS } from '../note.schema.js';
import { type NoteCaller, Notes } from '../notes.js';
import { type MarkdownFile, type NoteArchive, openArchive } from './archive.js';
import { readNoteFile } from './front-matter.js';
import { type JoplinExport, readJoplin } from './joplin.js';
import { JoplinAttachments } from './joplin-attachments.js';
import { linkedIn, withOurIds } from './joplin-links.js';

const MOST_NOTES = 10_000;
const MOST_TITLE_CHARS = 300;
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
    private readonly notes: Notes,
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
    const wanted = (joplin ? this.#ofJoplin(joplin) : opened.files.map(ofMarkdown)).flatMap(
      (one) => {
        const parsed = CreateNote.safeParse(one.note);
        if (parsed.success) return [{ ...one, note: { ...parsed.data, ...one.more } }];
        skipped.push(one.name);
        return [];
      },
    );
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
        await this.notes.insert(manager, caller, space.id, whole);
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

  #ofJoplin({ notes }: JoplinExport): Wanted[] {
    const nowMs = this.clock.now().getTime();
    return notes.map(({ id, title, body, tags, createdAt }) => ({
      name: title,
      joplinId: id,
      note: noteOf(title, body, tags),
      more: { id: newId('nte', nowMs), ...(createdAt && { createdAt }) },
    }));
  }
}

/** A note as it is asked for, before it was looked at. */
interface Wanted {
  readonly name: string;
  readonly joplinId?: string;
  readonly note: object;
  readonly more: { readonly id?: string; readonly createdAt?: Date };
}

/** The attachments that notes link to, with and without bytes in the archive. */
function attachedTo(
  wanted: readonly { readonly note: CreateNote }[],
  { resources }: JoplinExport,
  { resources: bytes }: NoteArchive,
) {
  const linked = new Set(wanted.flatMap(({ note }) => [...linkedIn(note.body)]));
  const all = [...new Map(resources.map((one) => [one.id, one])).values()];
  const known = all.filter(({ id }) => linked.has(id));
  return {
    there: known.filter(({ id }) => bytes.has(id)),
    missing: known.filter(({ id }) => !bytes.has(id)),
  };
}

/** Links to other notes and to files go on leading to them. */
function withLinks<Note extends CreateNote>(
  note: Note,
  ids: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, unknown>,
): Note {
  const own = [...linkedIn(note.body)].filter((id) => files.has(id));
  const attachments = own.flatMap((id) => ids.get(id) ?? []).slice(0, MOST_ATTACHMENTS);
  return { ...note, body: withOurIds(note.body, ids), attachments };
}

function ofMarkdown({ name, text }: MarkdownFile): Wanted {
  const { title, body, tags, isPinned, format, createdAt } = readNoteFile(text);
  const { dir, name: base } = path.posix.parse(name);
  const folders = dir.split('/').filter((part) => part !== '' && part !== '.');
  const note = { ...noteOf(title ?? base, body, [...folders, ...tags]), format, pinned: isPinned };
  return { name, note, more: { ...(createdAt && { createdAt }) } };
}

const noteOf = (title: string, body: string, tags: readonly string[]) => ({
  title: title
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MOST_TITLE_CHARS)
    .toWellFormed(),
  body,
  tags: [
    ...new Set(
      tags.map((tag) =>
        tag
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 64),
      ),
    ),
  ]
    .filter((tag) => tag !== '')
    .slice(0, 50),
});
