import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Exec = z.object({
  id: z.string().describe('`exe_…`; one connection.'),
  app_id: z.string().describe('The app.'),
  replica_id: z.string().describe('The replica that it is in.'),
  program: z.string().describe('The program that is run.'),
});

/** What happens to commands inside replicas. */
export const ReplicaExecEvents = defineEvents('app_exec', {
  opened: { schema: Exec, description: 'Somebody started a command inside a replica.' },
  closed: {
    schema: Exec.extend({
      reason: z.string().describe('Code of what ended the connection.'),
      exit_code: z.int().nullable().describe('Its exit code, when it ended by itself.'),
    }),
    description: 'A command inside a replica ended, or its connection did.',
  },
});
