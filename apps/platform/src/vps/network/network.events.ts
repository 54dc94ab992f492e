import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Network = z.object({
  id: z.string().describe('`net_…`'),
  name: z.string().describe('Name of the network, unique in its project.'),
  cidr: z.string().describe('Its range of addresses.'),
});
const Member = Network.extend({ vps_id: z.string().describe('The server.') });

/** What happens to private networks. */
export const NetworkEvents = defineEvents('network', {
  created: { schema: Network, description: 'A private network was made.' },
  updated: { schema: Network, description: 'A private network was renamed.' },
  attached: { schema: Member, description: 'A server joined a private network.' },
  detached: { schema: Member, description: 'A server left a private network.' },
  deleted: { schema: Network, description: 'A private network was deleted.' },
});
