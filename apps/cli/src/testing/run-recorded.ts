import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../run.js';
import type { Terminal } from '../terminal/terminal.js';

/** What a command line did, as a person or a script would see it. */
export interface Recorded {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

export interface RecordedOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** What the person answers to a question; nobody sits there when not given. */
  readonly answer?: string;
  readonly signal?: AbortSignal;
  /** Where it is run, and left as it is; an empty folder that is taken away when not given. */
  readonly folder?: string;
}

/** Runs a command line in this process; home is a folder of its own unless told otherwise. */
export async function runRecorded(
  argv: readonly string[],
  { environment = {}, input = '', answer, signal, folder }: RecordedOptions = {},
): Promise<Recorded> {
  const home = await mkdtemp(path.join(tmpdir(), 'skydeck-cli-'));
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readInput: async () => input,
    ask: async () => answer ?? '',
    isInteractive: answer !== undefined,
    hasColors: false,
    signal: signal ?? new AbortController().signal,
  };
  try {
    const exitCode = await run({
      argv,
      terminal,
      environment: { HOME: home, ...environment },
      folder: folder ?? home,
    });
    return { exitCode, out, err };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
