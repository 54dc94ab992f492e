import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@skydeck/exec';
import { acquireInstance, type InstanceLock, type RunFile } from '../supervisor/instance-lock.js';
import { BackupFailed } from './backup-failed.js';

/** A file in a home that is being restored: nothing may start there until it is gone. */
export const RESTORING = 'restore.unfinished';

/** The folder of the installation as the file system knows it. */
export function realHome(home: string): string {
  return existsSync(home) ? realpathSync(home) : path.resolve(home);
}

/** The supervisor that runs a home; null when none does. */
export function runningSupervisor(home: string): RunFile | null {
  try {
    const run = JSON.parse(readFileSync(path.join(home, 'run/skydeck.json'), 'utf8')) as RunFile;
    return isRunning(run) && run.state !== 'kept' ? run : null;
  } catch {
    return null;
  }
}

/** Keeps a stopped installation stopped while its files are read or written. */
export function holdHome(home: string): InstanceLock {
  const lock = acquireInstance(home, 0);
  if (lock === null) {
    const text = `Skydeck runs in ${home}, or another command works on it.`;
    throw new BackupFailed('running', text, 'npm run stop');
  }
  lock.setState('kept');
  return lock;
}
