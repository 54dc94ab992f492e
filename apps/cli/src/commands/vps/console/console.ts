import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import { CliError, usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import type { RawTerminal } from '../../../terminal/raw-terminal.js';
import { pathOf, SERVER } from '../vps.js';
import { type ConsoleEnd, ConsoleSocket } from './console-socket.js';
import { EscapeKeys } from './escape-keys.js';

/** Ends that somebody wanted, or that are no fault of the connection. */
const WANTED: ReadonlySet<string> = new Set(['left', 'ended', 'writer_left']);

const HELP = '\r\n~.  leave the console\r\n~~  type a tilde\r\n';

/** `skydeck vps console` */
export async function openConsole(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('vps');
  const path = await pathOf(context, name);
  const terminal = context.takeOverTerminal();
  if (!terminal) {
    const hint = `Run a command with \`skydeck vps exec ${name} -- <command>\`.`;
    throw usageError('A console needs a terminal.', hint);
  }
  try {
    const body = {
      mode: input.flag('serial') ? ('serial' as const) : ('shell' as const),
      readonly: input.flag('watch'),
      record: input.flag('record'),
      session_id: input.text('join'),
      ...terminal.size,
    };
    const { platform } = await context.clients();
    const opened = await dataOf(platform.POST(`${SERVER}/console`, { params: { path }, body }));
    const end = await converse(terminal, opened.url, context.signal, (text) =>
      context.progress(text),
    );
    return answerFor(opened.session_id, end);
  } finally {
    terminal.release();
  }
}

async function converse(
  terminal: RawTerminal,
  url: string,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<ConsoleEnd> {
  const socket = await ConsoleSocket.open(url, { onBytes: (bytes) => terminal.write(bytes) });
  const keys = new EscapeKeys();
  const leave = () => socket.close();
  signal.addEventListener('abort', leave);
  tell('Connected. Type ~. at the begin of a line to leave.\r');
  terminal.onResize((size) => socket.resize(size));
  terminal.onBytes((typed) => {
    const { bytes, wants } = keys.read(typed);
    socket.type(bytes);
    if (wants === 'help') void terminal.write(Buffer.from(HELP));
    if (wants === 'leave') socket.close();
  });
  const end = await socket.ended();
  signal.removeEventListener('abort', leave);
  tell(`\r\n${end.reason}\r`);
  return end;
}

function answerFor(sessionId: string | null, { code, reason }: ConsoleEnd): Answer {
  const value = { session_id: sessionId, closed: { code, reason } };
  if (WANTED.has(code)) return { kind: 'document', value, text: '' };
  const failure = new CliError(`console.${code}`, reason);
  return { kind: 'document', value, text: '', failure };
}
