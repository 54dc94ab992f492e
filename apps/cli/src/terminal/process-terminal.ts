import { text as readText } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { ExitCode } from '../failures/exit-code.js';
import { rawTerminalOn } from './process-raw-terminal.js';
import type { Terminal } from './terminal.js';

const SIGNALS = { SIGINT: ExitCode.interrupted, SIGTERM: 143, SIGHUP: 129 } as const;

/** The terminal that this process was started on. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  // A reader such as `head` may leave early; that is no failure of ours.
  stdout.on('error', endQuietly);
  stderr.on('error', endQuietly);

  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    readInput: () => readText(stdin),
    ask,
    takeOver: () => (stdin.isTTY && stdout.isTTY ? rawTerminalOn(stdin, stdout) : undefined),
    isInteractive: stdin.isTTY && stderr.isTTY,
    hasColors: stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    lineWidth: stdout.isTTY ? stdout.columns : undefined,
    signal: interruption(),
  };
}

function endQuietly(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? ExitCode.ok : ExitCode.error);
}

async function ask(question: string): Promise<string> {
  // Not in terminal mode: there Ctrl-C would be a key press and not a signal.
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** The first signal lets the command say what goes on without it; a second one ends at once. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(code);
      controller.abort(code);
    });
  }
  return controller.signal;
}
