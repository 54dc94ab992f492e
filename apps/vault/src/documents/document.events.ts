import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const of = {
  id: z.string().describe('`fil_…` of the file.'),
  space_id: z.string().describe('`spc_…` that it is in.'),
};

/** What becomes of documents. */
export const DocumentEvents = defineEvents('document', {
  ready: {
    schema: z.object({
      ...of,
      pages: z.int().nullable().describe('Pages; null when it has none.'),
    }),
    description: 'The text of a document was read; it is found by its words from now on.',
  },
  failed: {
    schema: z.object({ ...of, problem: z.string().describe('Why, such as `damaged`.') }),
    description: 'A file could not be read.',
  },
  infected: {
    schema: z.object({ ...of, signature: z.string().describe('What the scanner calls it.') }),
    description: 'A virus was found in a file.',
  },
});

/** What becomes of photographs. */
export const PhotoEvents = defineEvents('photo', {
  ready: {
    schema: z.object({
      ...of,
      taken_at: z.string().nullable().describe('When it was taken; null when it does not say.'),
    }),
    description: 'A photograph has its previews, and is in the timeline.',
  },
});
