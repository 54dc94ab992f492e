import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, stopProcess } from '@skydeck/exec';
import { addressOfRunning } from './connection-string.js';
import { runningServer } from './postmaster-file.js';
import { STOP_STEPS } from './server-process.js';
import type { EmbeddedPostgres } from './start-embedded-postgres.js';

const WATCH_MS = 250;

/** Takes charge of a server that another process has started; null when none takes connections. */
export function adoptEmbeddedPostgres(dataDir: string, password: string): EmbeddedPostgres | null {
  const server = runningServer(resolve(dataDir));
  const url = addressOfRunning(dataDir, password);
  if (server === null || url === null) return null;
  return {
    url,
    pid: server.pid,
    exited: untilGone(server).then(() => ({ code: null, signal: null })),
    async stop() {
      await stopProcess(server, STOP_STEPS);
    },
  };
}

async function untilGone(server: ProcessIdentity): Promise<void> {
  while (isRunning(server)) await sleep(WATCH_MS, undefined, { ref: false });
}
