import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { NOTE_FORMATS } from '../note.entity.js';
import type { NoteRevisionEntity } from './note-revision.entity.js';

const about = z.object({
  id: z.string().describe('`nrv_…`'),
  revision: z.int().describe('Counts from 1.'),
  title: z.string().describe('The title it had.'),
  format: z.enum(NOTE_FORMATS).describe('Whether the service could read it.'),
  size_bytes: z.int().describe('Bytes of the text.'),
  author: z.string().nullable().describe('The user who wrote it; null for the project itself.'),
  created_at: z.iso.datetime().describe('When it was written.'),
});

export const NoteRevisionSummary = about.meta({ id: 'NoteRevisionSummary' });
export const NoteRevision = about
  .extend({ body: z.string().describe('Its text, or the ciphertext as base64.') })
  .meta({ id: 'NoteRevision' });

export const NoteRevisionResponse = envelopeOf(NoteRevision);
export const NoteRevisionListResponse = pageOf(NoteRevisionSummary);

/** Which revisions to list: the latest first. */
export const ListNoteRevisions = listQuery('note_revisions', { sort: ['revision'] });
export type ListNoteRevisions = z.output<typeof ListNoteRevisions.schema>;

/** A revision as lists have it. */
export const toSummary = (row: NoteRevisionEntity) => ({
  id: row.id,
  revision: row.revision,
  title: row.title,
  format: row.format,
  size_bytes: Buffer.byteLength(row.body),
  author: row.author,
  created_at: row.createdAt.toISOString(),
});

/** A revision with its text. */
export const toRevision = (row: NoteRevisionEntity) => ({ ...toSummary(row), body: row.body });

/** Which two revisions to compare. */
export const CompareNote = z.strictObject({
  from: z.coerce.number().int().min(1).optional().describe('A revision; the one before `to`.'),
  to: z.coerce.number().int().min(1).optional().describe('A revision; the latest if not given.'),
});
export type CompareNote = z.output<typeof CompareNote>;

export const NoteDiff = z
  .object({
    from: z.int().describe('The older revision.'),
    to: z.int().describe('The newer revision.'),
    from_title: z.string().describe('The title then.'),
    to_title: z.string().describe('The title afterwards.'),
    added_lines: z.int().describe('How many lines were added.'),
    removed_lines: z.int().describe('How many lines were removed.'),
    patch: z.string().describe('What changed, as a unified diff.'),
  })
  .meta({ id: 'NoteDiff' });
export type NoteDiff = z.output<typeof NoteDiff>;
export const NoteDiffResponse = envelopeOf(NoteDiff);
