import { CommanderError } from 'commander';
import { COMMANDS } from './commands/commands.js';
import { CommandContext } from './context/command-context.js';
import { failureDocument, failureText } from './failures/describe-failure.js';
import { ExitCode } from './failures/exit-code.js';
import { type Failure, failureOf } from './failures/failure.js';
import { usageError } from './failures/cli-error.js';
import { type Format, formatDocument } from './output/format.js';
import type { Query } from './output/query.js';
import { render } from './output/render.js';
import { buildProgram } from './program/build-program.js';
import type { CommandInput } from './program/command-input.js';
import type { CommandSpec } from './program/command-spec.js';
import { formatFromArguments, globalOptions } from './program/global-options.js';
import { inTime } from './program/in-time.js';
import type { Send } from './session/request.js';
import { printable } from './terminal/printable.js';
import type { Terminal } from './terminal/terminal.js';

export interface RunOptions {
  /** Arguments after the name of the program. */
  readonly argv: readonly string[];
  readonly terminal: Terminal;
  readonly environment: NodeJS.ProcessEnv;
  /** Folder that relative paths start from. */
  readonly folder: string;
}

/** Runs one command line and gives the exit status. Data and errors are written only here. */
export async function run({ argv, terminal, environment, folder }: RunOptions): Promise<number> {
  let exitCode: number = ExitCode.ok;
  let context: CommandContext | undefined;

  const execute = async (
    spec: CommandSpec,
    input: CommandInput,
    options: Readonly<Record<string, unknown>>,
  ) => {
    const globals = globalOptions(options);
    const { format, columns, timeoutMs, isDebugging } = globals;
    const query = globals.query === undefined ? undefined : await queryFrom(globals.query);
    const send = isDebugging ? await debugging(terminal) : undefined;
    const work = async (signal: AbortSignal) => {
      context = new CommandContext({ terminal, environment, globals, folder, signal, send });
      const action = await spec.load();
      const answer = await action(context, input);
      await render(
        answer,
        { format, columns, query, hasColors: terminal.hasColors, lineWidth: terminal.lineWidth },
        { data: (text) => terminal.out(text), remark: (text) => terminal.err(`${text}\n`) },
      );
      if (answer.failure) throw answer.failure;
      exitCode = answer.exitCode ?? ExitCode.ok;
    };
    await inTime(work, terminal.signal, spec.endsInTime ? undefined : timeoutMs);
  };

  const program = buildProgram(COMMANDS, execute, {
    out: (text) => terminal.out(text),
    err: (text) => terminal.err(text),
  });
  try {
    await Promise.race([
      program.parseAsync([...argv], { from: 'user' }),
      interruption(terminal.signal),
    ]);
  } catch (error) {
    await context?.settled();
    if (terminal.signal.aborted) exitCode = interrupted(context, terminal);
    else exitCode = await report(toFailure(error), formatFromArguments(argv), terminal);
  }
  return exitCode;
}

async function queryFrom(expression: string): Promise<Query> {
  const { compileQuery } = await import('./output/query.js');
  return compileQuery(expression);
}

async function debugging(terminal: Terminal): Promise<Send> {
  const { debugFetch } = await import('./debug/debug-fetch.js');
  return debugFetch(fetch, (line) => terminal.err(`${printable(line)}\n`));
}

/** Rejects when the person presses Ctrl-C, whatever the command is doing. */
function interruption(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('Interrupted.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}

function interrupted(context: CommandContext | undefined, terminal: Terminal): number {
  if (context?.interruptNote) terminal.err(`\n${context.interruptNote}\n`);
  const { reason } = terminal.signal as { reason: unknown };
  return typeof reason === 'number' ? reason : ExitCode.interrupted;
}

function toFailure(error: unknown): Failure | undefined {
  if (!(error instanceof CommanderError)) return failureOf(error);
  // Help and version were asked for and are written already.
  if (error.exitCode === 0) return undefined;
  // A group without a sub-command: its help is written already.
  const message = error.code === 'commander.help' ? 'Which command?' : error.message;
  const text = message.replace(/^error: /, '');
  return failureOf(
    usageError(`${text[0]?.toUpperCase()}${text.slice(1)}`.replace(/([^.?!)])$/, '$1.')),
  );
}

async function report(
  failure: Failure | undefined,
  format: Format,
  terminal: Terminal,
): Promise<number> {
  if (!failure) return ExitCode.ok;
  const text = await describe(failure, format);
  terminal.err(`${text}\n`);
  return failure.exitCode;
}

/** One line of JSON, so that it stays readable after lines of progress. */
async function describe(failure: Failure, format: Format): Promise<string> {
  if (format === 'table' || format === 'name') return failureText(failure);
  const document = failureDocument(failure);
  return format === 'json' ? JSON.stringify(document) : formatDocument(document, format);
}
