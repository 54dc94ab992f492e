import { spawn } from 'node:child_process';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { identify, isRunning, type ProcessIdentity } from '@skydeck/exec';

/** A process that outlives us, noted in a file so that the next of us finds it. */
export interface DetachedCommand {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly noteFile: string;
  readonly logFile: string;
}

/** The noted process if exactly that one still runs. */
export async function runningProcess(noteFile: string): Promise<ProcessIdentity | undefined> {
  const text = await readFile(noteFile, 'utf8').catch(() => undefined);
  if (text === undefined || text === '') return undefined;
  const process = JSON.parse(text) as ProcessIdentity;
  return isRunning(process) ? process : undefined;
}

/** Starts a process that goes on when we end. */
export async function startDetached(command: DetachedCommand): Promise<ProcessIdentity> {
  const { argv, env, noteFile, logFile } = command;
  const [program = '', ...args] = argv;
  const log = await open(logFile, 'a');
  try {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', log.fd, log.fd] });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve).once('error', reject);
    });
    child.unref();
    const identity = identify(child.pid ?? 0);
    if (!identity) throw new Error(`${program} ended at once`);
    await writeFile(`${noteFile}.new`, JSON.stringify(identity), { flush: true });
    await rename(`${noteFile}.new`, noteFile);
    return identity;
  } finally {
    await log.close();
  }
}
