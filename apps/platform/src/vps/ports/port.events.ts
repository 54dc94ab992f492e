import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Port = z.object({
  id: z.string().describe('`prt_…`'),
  vps_id: z.string().describe('The server that it leads to.'),
  protocol: z.enum(['tcp', 'udp']).describe('What it carries.'),
  host_port: z.int().describe('Port of this machine.'),
  guest_port: z.int().describe('Port of the server.'),
});

/** What happens to published ports. */
export const PortEvents = defineEvents('port', {
  published: { schema: Port, description: 'A port of a server is reached through this machine.' },
  withdrawn: { schema: Port, description: 'A published port was taken back.' },
});
