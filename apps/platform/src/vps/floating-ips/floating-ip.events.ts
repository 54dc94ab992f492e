import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const FloatingIp = z.object({
  id: z.string().describe('`fip_…`'),
  address: z.string().describe('The address.'),
  vps_id: z.string().nullable().describe('The server that it leads to after it.'),
});

/** What happens to floating addresses. */
export const FloatingIpEvents = defineEvents('floating_ip', {
  allocated: { schema: FloatingIp, description: 'A project was given a floating address.' },
  assigned: { schema: FloatingIp, description: 'A floating address leads to another server.' },
  unassigned: { schema: FloatingIp, description: 'A floating address leads to no server.' },
  released: { schema: FloatingIp, description: 'A floating address was given back.' },
});
