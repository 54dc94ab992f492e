import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const Columns = z.int().min(1).max(1000);
const Word = z
  .string()
  .max(4000)
  .refine((text) => !text.includes('\0'), 'must not contain a NUL character');

export const CreateExec = z
  .strictObject({
    command: z
      .array(Word)
      .min(1)
      .max(100)
      .optional()
      .describe('A program and its arguments; a shell when not given.'),
    replica: z
      .string()
      .max(40)
      .optional()
      .describe('Id of the replica; the first healthy one when not given.'),
    process: z
      .string()
      .max(40)
      .optional()
      .describe('Takes a replica of this process when `replica` is not given.'),
    tty: z.boolean().default(true).describe('Whether it gets a terminal.'),
    cols: Columns.default(80).describe('Columns of the terminal.'),
    rows: Columns.default(24).describe('Rows of the terminal.'),
  })
  .prefault({})
  .meta({ id: 'CreateAppExec', description: 'A command to run inside a replica.' });
export type CreateExec = z.output<typeof CreateExec>;

export const Exec = z
  .object({
    id: z.string().describe('`exe_…`; names the connection in the audit log.'),
    replica_id: z.string().describe('The replica that it is in.'),
    url: z.url().describe('Address of the WebSocket, token included.'),
    token: z.string().describe('Good for one connection. Shown only here.'),
    expires_at: z.iso.datetime().describe('Until when the token can be used: 60 seconds.'),
  })
  .meta({ id: 'AppExec' });
export type Exec = z.output<typeof Exec>;

export const ExecResponse = envelopeOf(Exec);

/** What a client says in text frames; bytes for the command go in binary ones. */
export const ExecFrame = z.union([
  z.strictObject({ resize: z.strictObject({ cols: Columns, rows: Columns }) }),
  z.strictObject({ eof: z.literal(true) }),
]);
export type ExecFrame = z.output<typeof ExecFrame>;

const Replica = z.object({
  id: z.string().describe('`rpl_…`'),
  process: z.string().describe('The process that it is one of.'),
  release_id: z.string().describe('The release that it runs.'),
  healthy: z.boolean().describe('Whether it is ready; `false` while it starts.'),
  started_at: z.iso.datetime().nullable().describe('When it was started.'),
});

const EndedReplica = z.object({
  id: z.string().describe('`rpl_…`'),
  process: z.string().describe('The process that it was one of.'),
  release_id: z.string().describe('The release that it ran.'),
  exit_code: z.int().nullable().describe('Its exit code; null when a signal ended it.'),
  signal: z.string().nullable().describe('The signal that ended it.'),
  out_of_memory: z.boolean().describe('Whether it used up its memory.'),
  ended_at: z.iso.datetime().describe('When it ended.'),
});

export const AppReplicas = z
  .object({
    replicas: z.array(Replica).describe('What runs now, oldest first.'),
    ended: z
      .array(EndedReplica)
      .describe('The last 50 that ended without being asked to, newest first.'),
  })
  .meta({ id: 'AppReplicas' });
export const AppReplicasResponse = envelopeOf(AppReplicas);
