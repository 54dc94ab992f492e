import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { POOL_MODES } from '../engine/pool-spec.js';

const Pool = z.object({
  database_id: z.string().describe('`db_…`'),
  enabled: z.boolean().describe('Whether clients can connect through it.'),
  mode: z.enum(POOL_MODES).describe('When a connection is given back.'),
  size: z.int().describe('Connections to the server for each credential.'),
});

/** What happens to pools of databases. */
export const PoolEvents = defineEvents('database_pool', {
  changed: {
    schema: Pool,
    description: 'The pool of a database was turned on or off, or has another mode or size.',
  },
});
