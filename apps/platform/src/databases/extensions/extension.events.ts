import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Extension = z.object({
  database_id: z.string().describe('`db_…`'),
  name: z.string().describe('Name of the extension.'),
});

/** What happens to extensions of databases. */
export const ExtensionEvents = defineEvents('database_extension', {
  enabled: { schema: Extension, description: 'A database has an extension.' },
  disabled: { schema: Extension, description: 'A database has an extension no more.' },
});
