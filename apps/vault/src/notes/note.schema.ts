import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { NOTE_FORMATS, type NoteEntity } from './note.entity.js';
import { linksOf } from './text/links.js';

/** Most bytes of the text of a note, as UTF-8. */
export const MOST_BODY_BYTES = 512 * 1024;
/** Files of one note. */
export const MOST_ATTACHMENTS = 100;
const EXCERPT_CHARS = 200;
const LINE = /^[^\p{Cc}]*$/u;

const fields = {
  title: z
    .string()
    .trim()
    .max(300)
    .regex(LINE, 'Must be a single line.')
    .describe('Title, at most 300 characters; of encrypted notes it is readable, so leave it out.'),
  format: z
    .enum(NOTE_FORMATS)
    .describe('`markdown`, or `e2ee` for a text that only your users can read.'),
  body: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= MOST_BODY_BYTES, {
      error: 'Must have at most 512 KiB.',
    })
    .refine((text) => !text.includes('\0'), { error: 'Must have no NUL.' })
    .describe('Markdown, or the ciphertext as base64; at most 512 KiB as UTF-8.'),
  tags: z
    .array(z.string().trim().min(1).max(64).regex(LINE, 'Must be a single line.'))
    .max(50)
    .transform((tags) => [...new Set(tags)])
    .describe('At most 50, each 1 to 64 characters.'),
  attachments: z
    .array(z.string().regex(/^fil_[0-9a-z]{26}$/, 'Must be the id of a file, fil_….'))
    .max(MOST_ATTACHMENTS)
    .describe('Files that belong to it, `fil_…`; at most 100.'),
  pinned: z.boolean().describe('Whether it is shown first.'),
  archived: z.boolean().describe('Whether it is put away.'),
};

/** Base64 is all that the service can check of a ciphertext. */
const isCiphertext = ({
  format,
  body,
}: {
  format?: string | undefined;
  body?: string | undefined;
}) => format !== 'e2ee' || body === undefined || /^[A-Za-z0-9+/]+={0,2}$/.test(body);
const notBase64 = { error: 'Must be base64 when the format is `e2ee`.', path: ['body'] };

export const CreateNote = z
  .strictObject({
    space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
    title: fields.title.default(''),
    format: fields.format.default('markdown'),
    body: fields.body.default(''),
    tags: fields.tags.default([]),
    attachments: fields.attachments.default([]),
    pinned: fields.pinned.default(false),
    archived: fields.archived.default(false),
  })
  .refine(isCiphertext, notBase64)
  .meta({ id: 'CreateNote' });
export type CreateNote = z.output<typeof CreateNote>;

export const UpdateNote = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .refine(isCiphertext, notBase64)
  .meta({ id: 'UpdateNote' });
export type UpdateNote = z.output<typeof UpdateNote>;

const about = z.object({
  id: z.string().describe('`nte_…`'),
  space_id: z.string().describe('`spc_…`'),
  title: fields.title,
  format: fields.format,
  tags: z.array(z.string()).describe('Its tags.'),
  attachments: z.array(z.string()).describe('Its files, `fil_…`.'),
  pinned: fields.pinned,
  archived: fields.archived,
  searchable: z.boolean().describe('Whether searches find it: encrypted notes are never found.'),
  revision: z.int().describe('Counts the texts that it has had.'),
  version: z.int().describe('Counts its changes; see `If-Match`.'),
  trashed_at: z.iso.datetime().nullable().describe('Since when it is in the trash.'),
  created_at: z.iso.datetime().describe('When it was made.'),
  updated_at: z.iso.datetime().describe('When it changed last.'),
});

/** A note as lists have it. */
export const NoteSummary = about
  .extend({
    excerpt: z.string().describe('How its text begins; nothing of encrypted notes.'),
  })
  .meta({ id: 'NoteSummary' });
export type NoteSummary = z.output<typeof NoteSummary>;

export const Note = about
  .extend({
    body: z.string().describe('Its text, or the ciphertext as base64.'),
    links: z
      .array(z.string())
      .describe('Titles and ids that it links to, as `[[Title]]` or `[words](nte_…)`.'),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof Note>;

export const NoteResponse = envelopeOf(Note);
export const NoteListResponse = pageOf(NoteSummary);

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Which notes to list. */
export const ListNotes = listQuery('notes', {
  filters: {
    space_id: z.string().max(64).describe('`spc_…`; the main space if not given.'),
    tag: z.string().min(1).max(64).describe('Only those that have it.'),
    title: z.string().min(1).max(300).describe('Only those with this title, whatever its case.'),
    pinned: flag.describe('Only those that are pinned, or those that are not.'),
    archived: flag.describe('Only those that are put away, or those that are not.'),
    trashed: flag.describe('Those in the trash; those that are not in it if not given.'),
  },
  sort: ['created_at', 'updated_at', 'title'],
});
export type ListNotes = z.output<typeof ListNotes.schema>;

/** Which notes to list that link to one. */
export const ListBacklinks = listQuery('note_backlinks');
export type ListBacklinks = z.output<typeof ListBacklinks.schema>;

const aboutOf = (row: NoteEntity) => ({
  id: row.id,
  space_id: row.spaceId,
  title: row.title,
  format: row.format,
  tags: row.tags,
  attachments: row.attachments,
  pinned: row.isPinned,
  archived: row.isArchived,
  searchable: row.format === 'markdown',
  revision: row.revision,
  version: row.version,
  trashed_at: row.trashedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** A note as lists have it. */
export const toSummary = (row: NoteEntity): NoteSummary => ({
  ...aboutOf(row),
  excerpt: row.format === 'markdown' ? row.body.slice(0, EXCERPT_CHARS).toWellFormed() : '',
});

/** A note as callers see it. */
export const toNote = (row: NoteEntity): Note => ({
  ...aboutOf(row),
  body: row.body,
  links: row.format === 'markdown' ? linksOf(row.body).map(({ text }) => text) : [],
});
