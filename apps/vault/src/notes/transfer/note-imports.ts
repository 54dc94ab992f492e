import path from 'node:path';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NoteErrors } from '../note.errors.js';
import { CreateNote } from '../note.schema.js';
import { type NoteCaller, Notes } from '../notes.js';
import { markdownIn, type MarkdownFile } from './archive.js';
import { readNoteFile } from './front-matter.js';
import { joplinNotes } from './joplin.js';

const MOST_NOTES = 10_000;
const MOST_TITLE_CHARS = 300;
const AT_ONCE = 100;

/** What became of an archive. */
export interface Imported {
  readonly source: 'markdown' | 'joplin';
  readonly imported: number;
  /** Files that are no notes, or too large, by name. */
  readonly skipped: readonly string[];
}

/** Takes notes over from elsewhere. */
@Injectable()
export class NoteImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notes: Notes,
    private readonly clock: Clock,
  ) {}

  /** @throws `note.archive_unreadable`, `note.archive_too_large`, `quota_exceeded` */
  async take(caller: NoteCaller, spaceId: string | undefined, archive: Buffer): Promise<Imported> {
    const space = await this.spaces.resolve(caller.project, spaceId, 'write', caller.actor);
    const files = await markdownIn(archive);
    if (files.length > MOST_NOTES * 3) throw NoteErrors.archive_too_large();
    const skipped: string[] = [];
    const joplin = this.#ofJoplin(files);
    const wanted = (joplin ?? files.map((file) => ofMarkdown(file))).flatMap((one) => {
      const parsed = CreateNote.safeParse(one.note);
      if (parsed.success) return [{ ...parsed.data, ...one.more }];
      skipped.push(one.name);
      return [];
    });
    if (wanted.length > MOST_NOTES) throw NoteErrors.archive_too_large();
    // All or nothing: what is sent again after a failure makes no copies.
    await this.dataSource.transaction(async (manager) => {
      for (const note of wanted) await this.notes.insert(manager, caller, space.id, note);
    });
    const source = joplin ? 'joplin' : 'markdown';
    return { source, imported: wanted.length, skipped: skipped.slice(0, AT_ONCE) };
  }

  #ofJoplin(files: readonly MarkdownFile[]) {
    const notes = joplinNotes(files);
    if (!notes) return null;
    const nowMs = this.clock.now().getTime();
    const ids = new Map(notes.map(({ id }) => [id, newId('nte', nowMs)]));
    return notes.map(({ id, title, body, tags, createdAt }) => ({
      name: title,
      // Links to other notes go on leading to them.
      note: noteOf(
        title,
        body.replaceAll(/\]\(:\/([0-9a-f]{32})\)/g, (whole, to: string) =>
          ids.has(to) ? `](${ids.get(to) ?? ''})` : whole,
        ),
        tags,
      ),
      more: { id: ids.get(id), ...(createdAt && { createdAt }) },
    }));
  }
}

function ofMarkdown({ name, text }: MarkdownFile) {
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
