import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { NoteEntity } from './note.entity.js';

const Note = z.object({
  id: z.string().describe('`nte_…`'),
  space_id: z.string().describe('`spc_…`'),
  format: z.enum(['markdown', 'e2ee']).describe('Whether the service can read it.'),
  revision: z.int().describe('Counts the texts that it has had.'),
  version: z.int().describe('Counts its changes.'),
});

/** What happens to notes. Titles and texts stay where they are: events go to webhooks. */
export const NoteEvents = defineEvents('note', {
  created: { schema: Note, description: 'A note was made.' },
  updated: { schema: Note, description: 'A note changed.' },
  trashed: { schema: Note, description: 'A note was put into the trash.' },
  restored: { schema: Note, description: 'A note came back from the trash.' },
  deleted: { schema: Note, description: 'A note was deleted for good, by somebody or by time.' },
});

/** What events show of a note. */
export const noteState = ({ id, spaceId, format, revision, version }: NoteEntity) => ({
  id,
  space_id: spaceId,
  format,
  revision,
  version,
});
