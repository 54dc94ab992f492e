import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@skydeck/exec';
import { BackupFailed } from '../backup/backup-failed.js';
import { runningSupervisor } from '../backup/home-of.js';
import { readReport, writeRequest } from '../supervisor/handover/handover-files.js';
import type { InstallationInUse } from './installation-in-use.js';

const POLL_MS = 100;

/** Has the process that runs an installation move its services to this version. */
export async function askForHandover(
  { home, running }: InstallationInUse,
  program: string,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<void> {
  writeRequest(home, { node: process.execPath, program });
  wake(running);
  let told = 0;
  for (;;) {
    signal.throwIfAborted();
    const report = readReport(home);
    for (const name of report?.moved.slice(told) ?? []) say(`${name} runs the new version`);
    told = report?.moved.length ?? told;
    if (report?.state === 'done') return;
    if (report?.state === 'failed') throw takenBack(report.problem ?? 'it did not tell why');
    if (!isRunning(running)) {
      if (hasTakenOver(home, program)) return;
      const text = 'The process that ran Skydeck ended meanwhile.';
      throw new BackupFailed('handover_failed', text, 'npm start   # of either version');
    }
    await sleep(POLL_MS);
  }
}

/** One that has just handed over to an earlier attempt is not there any more. */
function wake({ pid }: InstallationInUse['running']): void {
  try {
    process.kill(pid, 'SIGUSR2');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether the new version runs an installation, should its word not have been heard. */
function hasTakenOver(home: string, program: string): boolean {
  const now = runningSupervisor(home);
  return now?.state === 'ready' && now.program === program;
}

function takenBack(problem: string): BackupFailed {
  return new BackupFailed(
    'taken_back',
    `The new version did not get ready (${problem}). All services run the version before again; it works on the schema as it is now.`,
    'skydeck support-bundle, then repair the cause and run "skydeck upgrade" again',
  );
}
