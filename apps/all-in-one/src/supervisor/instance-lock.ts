import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from '@skydeck/exec';
import type { Settings } from './settings.js';
import { writeJson } from './write-file.js';

/** `kept`: a command works on the files, and nothing may start meanwhile. */
export type InstanceState = 'starting' | 'ready' | 'stopping' | 'kept';

/** The content of `run/skydeck.json`. */
export interface RunFile extends ProcessIdentity {
  started_at: string;
  state: InstanceState;
  base_port: number;
  /** What was started; another version of it may be at another place. */
  program: string;
  /** Whether a SIGUSR2 has it hand over to another program. */
  can_hand_over?: boolean;
}

/** That this process, and no other, runs the installation of a home. */
export interface InstanceLock {
  setState(state: InstanceState): void;
  release(): void;
}

/** A takeover lasts milliseconds; one this old belongs to a process that died in the middle. */
const TAKEOVER_STALE_MS = 10_000;

/**
 * Takes the home for this process; null when another process has it. A lock whose owner was
 * killed is taken over, by exactly one of all that try.
 */
export function acquireInstance(
  home: string,
  basePort: number,
  canHandOver = false,
): InstanceLock | null {
  const content = contentFor(basePort, canHandOver);
  const file = acquireFile(home, 'skydeck', content('starting'));
  return file === null ? null : lockOf(file, content);
}

/** The same for one piece of work on a home, such as `upgrade`: its release, or null when it is under way. */
export function acquireWork(home: string, name: string): (() => void) | null {
  const file = acquireFile(home, name, whoIAm());
  return file === null ? null : () => rmSync(file, { force: true });
}

function acquireFile(home: string, name: string, content: ProcessIdentity): string | null {
  const folder = join(home, 'run');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.json`);
  const mine = join(folder, `${name}.${process.pid}.json`);
  writeJson(mine, content);
  try {
    while (!linkOnce(mine, file)) {
      const owner = readRunFile(file);
      if (owner && isRunning(owner)) return null;
      if (owner) removeStale(file, owner);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return file;
}

/** Takes a home over from the process that runs it and knows. */
export function takeInstance({ home, ports }: Pick<Settings, 'home' | 'ports'>): InstanceLock {
  const lock = lockOf(join(home, 'run/skydeck.json'), contentFor(ports.base, true));
  lock.setState('ready');
  return lock;
}

function lockOf(file: string, content: (state: InstanceState) => RunFile): InstanceLock {
  return {
    setState: (state) => writeJson(file, content(state)),
    release: () => rmSync(file, { force: true }),
  };
}

function contentFor(base_port: number, can_hand_over: boolean): (state: InstanceState) => RunFile {
  const me = whoIAm();
  const started_at = new Date().toISOString();
  const program = process.argv[1] ?? '';
  return (state) => ({ ...me, started_at, state, base_port, program, can_hand_over });
}

function whoIAm(): ProcessIdentity {
  const me = identify(process.pid);
  if (me === null) throw new Error('This process cannot identify itself.');
  return me;
}

function readRunFile(file: string): RunFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
  } catch {
    return null;
  }
}

/** A second name appears with its content in one step, and only when nobody has that name yet. */
function linkOnce(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Whoever gives the dead owner's file its takeover name may remove it, and nobody else. Should a
 * new owner have come in between, it is his file that got the name, and it stays.
 */
function removeStale(file: string, dead: ProcessIdentity): void {
  const takeover = `${file}.${dead.pid}-${dead.start_token}`;
  if (!linkOnce(file, takeover)) {
    const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.ctimeMs ?? 0);
    if (age > TAKEOVER_STALE_MS) rmSync(takeover, { force: true });
    return;
  }
  const linked = readRunFile(takeover);
  if (linked?.pid === dead.pid && linked.start_token === dead.start_token) {
    rmSync(file, { force: true });
  }
  rmSync(takeover, { force: true });
}
