import { stopProcess } from '@skydeck/exec';
import { PostgresFailed } from './postgres-failed.js';
import { runningServer } from './postmaster-file.js';

/**
 * Ends the server that still runs on a data folder after its supervisor was killed, if there is
 * one. Rejects with PostgresFailed when it does not end.
 */
export async function stopOrphan(
  dataDir: string,
  onProgress?: (text: string) => void,
): Promise<void> {
  const orphan = runningServer(dataDir);
  if (orphan === null) return;
  onProgress?.('Stopping the database of an earlier run');
  const stopped = await stopProcess(orphan, [
    { signal: 'SIGINT', waitMs: 10_000 },
    { signal: 'SIGQUIT', waitMs: 7_000 },
  ]);
  if (!stopped) {
    throw new PostgresFailed(
      `Another Postgres (process ${orphan.pid}) uses ${dataDir} and does not end. ` +
        `Run "kill -9 ${orphan.pid}" and start again.`,
    );
  }
}
