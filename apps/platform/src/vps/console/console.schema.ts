import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const MOST_COLUMNS = 1000;
export const Columns = z.int().min(1).max(MOST_COLUMNS);

/** A console to be opened. */
export const CreateConsole = z
  .strictObject({
    mode: z
      .enum(['shell', 'serial'])
      .default('shell')
      .describe(
        '`shell` is a shell of root without a password; `serial` the machine’s own line with its login prompt.',
      ),
    readonly: z
      .boolean()
      .default(false)
      .describe('Only watches. Without `session_id` it watches the newest console of this `mode`.'),
    record: z.boolean().default(false).describe('Whether what is shown is recorded.'),
    session_id: z
      .string()
      .regex(/^con_[0-9a-z]{26}$/, 'must be the `session_id` of an open console')
      .optional()
      .describe('Joins this open console instead of opening one.'),
    on_leave: z
      .enum(['close', 'hand_over'])
      .default('close')
      .describe(
        'When who types leaves: `close` ends the console for all, `hand_over` lets the next one type.',
      ),
    cols: Columns.default(80).describe('Columns of the terminal.'),
    rows: Columns.default(24).describe('Rows of the terminal.'),
  })
  .refine(({ readonly, session_id, record }) => !record || (!readonly && !session_id), {
    message: 'only who opens a console can have it recorded',
    path: ['record'],
  })
  .prefault({})
  .meta({ id: 'CreateVpsConsole' });
export type CreateConsole = z.output<typeof CreateConsole>;

/** The right to one connection to a console. */
export const ConsoleTicket = z
  .object({
    id: z.string().describe('`con_…`; names the connection in the audit log.'),
    session_id: z
      .string()
      .nullable()
      .describe('The console; others join it by this. Null where the newest one is watched.'),
    url: z.url().describe('Address of the WebSocket, token included.'),
    token: z.string().describe('Good for one connection. Shown only here.'),
    expires_at: z.iso.datetime().describe('Until when the token can be used: 60 seconds.'),
  })
  .meta({ id: 'VpsConsole' });
export type ConsoleTicket = z.output<typeof ConsoleTicket>;

export const ConsoleResponse = envelopeOf(ConsoleTicket);

/** What a client says in text frames; bytes of the terminal go in binary ones. */
export const ClientFrame = z.union([
  z.strictObject({ resize: z.strictObject({ cols: Columns, rows: Columns }) }),
  z.strictObject({ take_over: z.literal(true) }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;
