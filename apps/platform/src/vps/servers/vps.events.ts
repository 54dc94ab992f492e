import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { VPS_STATES } from './vps-state.js';

const Server = z.object({
  id: z.string().describe('`vps_…`'),
  name: z.string().describe('Name of the server, unique in its project.'),
  state: z.enum(VPS_STATES).describe('State of the server after it.'),
  size: z.string().describe('Slug of its size.'),
});
const Failed = Server.extend({
  error: z.object({
    code: z.string().describe('Stable code to branch on.'),
    message: z.string().describe('What happened.'),
  }),
});
const Stopped = Server.extend({
  reason: z
    .enum(['asked', 'guest', 'engine'])
    .describe('Who stopped it: its owner, itself, or the machine that runs it.'),
});

/** What happens to servers. */
export const VpsEvents = defineEvents('vps', {
  created: { schema: Server, description: 'A server was asked for and has its address.' },
  updated: { schema: Server, description: 'Name, tags, labels or protection were changed.' },
  started: { schema: Server, description: 'A server runs; it may not be ready yet.' },
  ready: { schema: Server, description: 'Its network is up and its first start is through.' },
  stopped: { schema: Stopped, description: 'A server is off.' },
  resized: { schema: Server, description: 'A server has another size.' },
  moved: { schema: Server, description: 'A server is on another machine of the cluster.' },
  rebuilt: { schema: Server, description: 'A server was made anew of an image.' },
  failed: { schema: Failed, description: 'An operation on a server failed, or it was lost.' },
  deleted: { schema: Server, description: 'A server was deleted.' },
});
