import { type ProcessIdentity, stopProcess } from '@skydeck/exec';
import type { WorkerProcess } from './worker-process.js';

const FINISHED_MS = 60_000;
const KILLED_MS = 2_000;

/**
 * Lets every worker finish what it has, and resolves once they have ended.
 * @param strays those that hear nothing but signals, as the keeper that led them is gone
 */
export async function stopWorkers(
  workers: Iterable<WorkerProcess>,
  strays: readonly ProcessIdentity[],
): Promise<void> {
  const steps = [
    { signal: 'SIGTERM', waitMs: FINISHED_MS },
    { signal: 'SIGKILL', waitMs: KILLED_MS },
  ] as const;
  await Promise.all([
    ...[...workers].map((worker) => worker.stop(FINISHED_MS)),
    ...strays.map((stray) => stopProcess(stray, steps)),
  ]);
}
