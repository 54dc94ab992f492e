import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CommandContext } from '../context/command-context.js';
import { CliError } from '../failures/cli-error.js';
import { ExitCode } from '../failures/exit-code.js';

interface Outcome<Result> {
  readonly result?: Result;
  readonly error?: { readonly code: string; readonly message: string; readonly hint?: string };
}

/**
 * Has the installed Skydeck do something on this machine that needs its own code and Node.js. What
 * it is told goes through standard input, as arguments are public.
 */
export async function operate<Result extends object>(
  context: CommandContext,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const { program, node } = findProgram(context.folder);
  const child = spawn(node, [program], {
    cwd: context.folder,
    env: context.environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const stop = (): void => void child.kill('SIGTERM');
  context.signal.addEventListener('abort', stop);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  eachLine(child.stderr, (line) => context.progress(line));
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify({ operation, home: context.home, input }));
  const status = await new Promise<string | number | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  context.signal.removeEventListener('abort', stop);
  context.signal.throwIfAborted();
  const { result, error } = read<Result>(out);
  if (result) return result;
  if (!error) throw new CliError('failed', `It ended unexpectedly (${status}).`);
  const exitCode = error.code === 'usage' ? ExitCode.usage : ExitCode.error;
  throw new CliError(error.code, error.message, exitCode, {
    ...(error.hint !== undefined && { hint: error.hint }),
  });
}

function read<Result>(out: string): Outcome<Result> {
  try {
    return JSON.parse(out) as Outcome<Result>;
  } catch {
    return {};
  }
}

/** Beside this tool where it is installed, else where the person stands. */
function findProgram(folder: string): { program: string; node: string } {
  for (const from of [import.meta.url, path.join(folder, 'package.json')]) {
    const find = createRequire(from).resolve;
    try {
      const root = path.dirname(find('@skydeck/all-in-one/package.json'));
      const program = path.join(root, 'dist/operate.js');
      if (!existsSync(program)) continue;
      return { program, node: pinnedNode(find) ?? process.execPath };
    } catch {
      // Not here; the next place may have it.
    }
  }
  throw new CliError('not_installed', 'The Skydeck of this machine was not found.', undefined, {
    hint: 'Run it in the folder where Skydeck is installed and built.',
  });
}

function pinnedNode(find: NodeJS.RequireResolve): string | undefined {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`;
    const program = path.join(path.dirname(find(name)), 'bin/node');
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function eachLine(stream: NodeJS.ReadableStream, use: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) use(line);
  });
  stream.on('end', () => rest && use(rest));
}
