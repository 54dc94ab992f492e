import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Firewall = z.object({
  id: z.string().describe('`fw_…`'),
  name: z.string().describe('Name of the firewall, unique in its project.'),
});
const Attached = Firewall.extend({ vps_id: z.string().describe('The server.') });

/** What happens to firewalls. */
export const FirewallEvents = defineEvents('firewall', {
  created: { schema: Firewall, description: 'A firewall was made.' },
  updated: { schema: Firewall, description: 'Name, rules or tags of a firewall were changed.' },
  attached: { schema: Attached, description: 'A server was given a firewall.' },
  detached: { schema: Attached, description: 'A firewall was taken off a server.' },
  deleted: { schema: Firewall, description: 'A firewall was deleted.' },
});
