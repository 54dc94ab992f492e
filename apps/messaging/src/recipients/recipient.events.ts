import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Recipient = z.object({
  id: z.string().describe('`rcp_…`'),
  channels: z.array(z.string()).describe('How they are reached.'),
});

/** What happens to recipients. Never holds an address, a name or a property. */
export const RecipientEvents = defineEvents('recipient', {
  created: { schema: Recipient, description: 'A recipient was added.' },
  updated: { schema: Recipient, description: 'A recipient was changed.' },
  deleted: {
    schema: z.object({
      id: z.string().describe('`rcp_…`'),
      messages: z.int().describe('How many messages were made anonymous.'),
    }),
    description: 'A recipient was erased with everything that names them.',
  },
});
