import path from 'node:path';
import { newId } from '@skydeck/ids';
import type { MarkdownFile } from './archive.js';
import { readNoteFile } from './front-matter.js';
import type { JoplinExport } from './joplin.js';

const MOST_TITLE_CHARS = 300;

/** A note as it is asked for, before it was looked at. */
export interface WantedNote {
  readonly name: string;
  readonly joplinId?: string;
  readonly note: object;
  readonly more: { readonly id?: string; readonly createdAt?: Date };
}

/** The notes of an export of Joplin. */
export const notesOfJoplin = ({ notes }: JoplinExport, now: Date): WantedNote[] =>
  notes.map(({ id, title, body, tags, createdAt }) => ({
    name: title,
    joplinId: id,
    note: noteOf(title, body, tags),
    more: { id: newId('nte', now.getTime()), ...(createdAt && { createdAt }) },
  }));

/** A file as a note, with its folders as tags. */
export function noteOfMarkdown({ name, text }: MarkdownFile): WantedNote {
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
