import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import { CliError, usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import type { RawTerminal } from '../../../terminal/raw-terminal.js';
import { EscapeKeys } from '../../vps/console/escape-keys.js';
import { APP } from '../app.js';
import { type ExecEnd, ExecSocket } from './exec-socket.js';

const FRAME_BYTES = 32 * 1024;
const HELP = '\r\n~.  leave\r\n~~  type a tilde\r\n';

/** `skydeck app exec` */
export async function exec(context: CommandContext, input: CommandInput): Promise<Answer> {
  const isPiped = input.flag('stdin') || !input.flag('tty');
  const terminal = isPiped ? undefined : context.takeOverTerminal();
  const words = input.arguments('command');
  if (!terminal && words.length === 0) {
    const hint = `Name a command: \`skydeck app exec ${input.argument('app')} -- <command>\`.`;
    throw usageError('A shell needs a terminal.', hint);
  }
  try {
    const url = await ask(context, input, terminal);
    return terminal
      ? await converse(context, terminal, url)
      : await pipe(context, url, input.flag('stdin') ? await context.readInput() : '');
  } finally {
    terminal?.release();
  }
}

async function ask(
  context: CommandContext,
  input: CommandInput,
  terminal: RawTerminal | undefined,
): Promise<string> {
  const path = { project: await context.project(), app: input.argument('app') };
  const words = input.arguments('command');
  const body = {
    ...(words.length > 0 && { command: [...words] }),
    replica: input.text('replica'),
    process: input.text('process'),
    tty: terminal !== undefined,
    ...terminal?.size,
  };
  const { platform } = await context.clients();
  return (await dataOf(platform.POST(`${APP}/exec`, { params: { path }, body }))).url;
}

async function converse(
  context: CommandContext,
  terminal: RawTerminal,
  url: string,
): Promise<Answer> {
  const onBytes = (bytes: Buffer) => terminal.write(bytes);
  const socket = await ExecSocket.open(url, { onBytes, onError: (bytes) => void onBytes(bytes) });
  const keys = new EscapeKeys();
  const leave = () => socket.close();
  context.signal.addEventListener('abort', leave);
  terminal.onResize((size) => socket.resize(size));
  terminal.onBytes((typed) => {
    const { bytes, wants } = keys.read(typed);
    socket.type(bytes);
    if (wants === 'help') void terminal.write(Buffer.from(HELP));
    if (wants === 'leave') socket.close();
  });
  const end = await socket.ended();
  context.signal.removeEventListener('abort', leave);
  return answerFor(end, '');
}

async function pipe(context: CommandContext, url: string, typed: string): Promise<Answer> {
  const written: Buffer[] = [];
  const socket = await ExecSocket.open(url, {
    onBytes: (bytes) => void written.push(bytes),
    onError: (bytes) => context.progress(withoutLineEnd(bytes.toString())),
  });
  const leave = () => socket.close();
  context.signal.addEventListener('abort', leave);
  const bytes = Buffer.from(typed);
  for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
    socket.type(bytes.subarray(at, at + FRAME_BYTES));
  }
  socket.endInput();
  const end = await socket.ended();
  context.signal.removeEventListener('abort', leave);
  return answerFor(end, withoutLineEnd(Buffer.concat(written).toString()));
}

function answerFor(end: ExecEnd, text: string): Answer {
  const { code, reason, exit_code: exitCode } = end;
  const value = { stdout: text, exit_code: exitCode, closed: { code, reason } };
  if (code === 'ended') return { kind: 'document', value, text, exitCode: exitCode ?? 1 };
  if (code === 'left') return { kind: 'document', value, text };
  return { kind: 'document', value, text, failure: new CliError(`app_exec.${code}`, reason) };
}

/** The output layer ends the line itself. */
const withoutLineEnd = (text: string) => text.replace(/\n$/, '');
