import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Console = z.object({
  id: z.string().describe('`con_…`; one connection.'),
  vps_id: z.string().describe('The server that it is on.'),
  mode: z.enum(['shell', 'serial']).describe('What it is connected to.'),
});

/** What happens to consoles. */
export const ConsoleEvents = defineEvents('console', {
  opened: { schema: Console, description: 'Somebody connected to a console of a server.' },
  closed: {
    schema: Console.extend({ reason: z.string().describe('Code of what ended it.') }),
    description: 'A connection to a console ended.',
  },
});

const Recording = z.object({
  id: z.string().describe('`rec_…`'),
  vps_id: z.string().describe('The server that it is of.'),
});

/** What happens to recordings of consoles. */
export const RecordingEvents = defineEvents('recording', {
  created: { schema: Recording, description: 'A recording of a console is complete.' },
  deleted: { schema: Recording, description: 'A recording of a console was deleted.' },
});
