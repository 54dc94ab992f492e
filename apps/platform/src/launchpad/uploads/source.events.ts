import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Source = z.object({
  id: z.string().describe('`src_…`'),
  digest: z.string().describe('SHA-256 of the archive.'),
  size_bytes: z.int().describe('Bytes of the archive.'),
});

/** What happens to uploads of code. */
export const SourceEvents = defineEvents('source', {
  uploaded: { schema: Source, description: 'A folder was uploaded; nothing is deployed yet.' },
});
