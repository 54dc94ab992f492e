import type { WebSocket } from 'ws';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ExecResult } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { opened } from '../client/opened.js';

const DEFAULT_TIMEOUT_MS = 30_000;
const OUTPUT_LIMIT = 1 << 20;
/** The operation ends a little before or after its last output comes. */
const DRAIN_MS = 2_000;

/** Two exit codes are told as failures, by shells' custom. */
const NOT_RUN: Readonly<Record<string, number>> = {
  'Command not executable': 126,
  'Command not found': 127,
};

interface Session {
  readonly id: string;
  readonly metadata: { readonly fds: Readonly<Record<string, string>> };
}

/** Runs a command in a guest and collects what it writes, up to a megabyte of each stream. */
export async function runInGuest(
  client: IncusClient,
  ref: EngineRef,
  argv: readonly string[],
  { stdin = '', timeoutMs = DEFAULT_TIMEOUT_MS }: { stdin?: string; timeoutMs?: number } = {},
): Promise<ExecResult> {
  const { metadata: session, operation = '' } = await client.call<Session>(
    'POST',
    `/1.0/instances/${ref}/exec`,
    {
      body: {
        command: argv,
        'wait-for-websocket': true,
        interactive: false,
        environment: {
          TERM: 'dumb',
          HOME: '/root',
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        },
      },
    },
  );
  const { fds } = session.metadata;
  const connect = (name: string): WebSocket =>
    client.socket(`/1.0/operations/${session.id}/websocket?secret=${fds[name] ?? ''}`);
  const [input, output, errors, control] = [
    connect('0'),
    connect('1'),
    connect('2'),
    connect('control'),
  ];
  const texts = [output, errors].map(collect);
  const closed = Promise.all([output, errors].map(ended));
  const done = client.wait(operation, timeoutMs);
  // It may fail before anybody waits for it, which must not end the process.
  done.catch(() => undefined);
  try {
    // A command that is over at once takes its control socket with it.
    control.on('error', () => undefined);
    await opened(input);
    if (stdin !== '') input.send(Buffer.from(stdin));
    // An empty text message is the end of the input.
    input.send('');
    const { metadata } = await done.catch((error: unknown) => {
      const code = NOT_RUN[error instanceof ComputeFailure ? (error.engineMessage ?? '') : ''];
      if (code !== undefined) return { metadata: { return: code } };
      if (control.readyState === control.OPEN) {
        control.send(JSON.stringify({ command: 'signal', signal: 9 }));
      }
      throw error;
    });
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    const [stdout = '', stderr = ''] = texts.map((read) => read());
    const exitCode = Number(metadata?.['return'] ?? -1);
    return { exitCode, stdout, stderr };
  } catch (error) {
    await done.catch(() => undefined);
    throw error instanceof ComputeFailure
      ? error
      : new ComputeFailure('failed', 'The command could not be run.', String(error), true);
  } finally {
    for (const socket of [input, output, errors, control]) socket.terminate();
  }
}

function collect(socket: WebSocket): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary || size >= OUTPUT_LIMIT) return;
    const rest = data.subarray(0, OUTPUT_LIMIT - size);
    size += rest.length;
    chunks.push(rest);
  });
  return () => Buffer.concat(chunks).toString();
}

/** The guest's end of a stream is told by an empty text message, or by the socket's end. */
async function ended(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('message', (_data, isBinary) => {
      if (!isBinary) resolve();
    });
  });
}
