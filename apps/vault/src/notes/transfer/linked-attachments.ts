import { type CreateNote, MOST_ATTACHMENTS } from '../note.schema.js';
import type { NoteArchive } from './archive.js';
import type { JoplinExport } from './joplin.js';
import { linkedIn, withOurIds } from './joplin-links.js';

/** The attachments that notes link to, with and without bytes in the archive. */
export function attachedTo(
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
export function withLinks<Note extends CreateNote>(
  note: Note,
  ids: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, unknown>,
): Note {
  const own = [...linkedIn(note.body)].filter((id) => files.has(id));
  const attachments = own.flatMap((id) => ids.get(id) ?? []).slice(0, MOST_ATTACHMENTS);
  return { ...note, body: withOurIds(note.body, ids), attachments };
}
