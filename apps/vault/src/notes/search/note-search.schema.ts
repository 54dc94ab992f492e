import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { NoteSummary, toSummary } from '../note.schema.js';
import type { FoundNote } from './note-search.js';

export const SearchNotes = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(256)
    .refine((text) => !text.includes('\0'), { error: 'Must have no NUL.' })
    .describe('Words; `"two words"` together, `-word` for none of it, `or`. The last may go on.'),
  space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
  tag: z.string().min(1).max(64).optional().describe('Only notes that have it.'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Most results, 1 to 100.'),
});
export type SearchNotes = z.output<typeof SearchNotes>;

export const NoteSearchResponse = envelopeOf(
  z
    .object({
      items: z
        .array(
          z.object({
            note: NoteSummary,
            score: z.number().describe('How well it fits; the best is first.'),
            title: z.string().describe('HTML: the title with `<mark>` around what was found.'),
            snippet: z.string().describe('HTML: parts of the text, marked likewise.'),
          }),
        )
        .describe('The best first.'),
      unsearchable: z
        .int()
        .describe('Notes of the space that are encrypted: whatever is in them is not found.'),
    })
    .meta({ id: 'NoteSearchResults' }),
);

/** A note that was found, as callers see it. */
export const toFound = ({ note, score, title, snippet }: FoundNote) => ({
  note: toSummary(note),
  score,
  title,
  snippet,
});
