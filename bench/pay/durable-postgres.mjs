import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { freePort } from '@skydeck/testing';
import { cpuWithChildrenUs } from '../cpu/cpu-with-children.mjs';

/** A server that loses nothing, and tells how much CPU it has used. */
export async function startDurablePostgres() {
  const folder = await mkdtemp('/tmp/skydeck-bench-');
  // The account that the server runs as must reach its data.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'data'),
    binDir: path.join(folder, 'bin'),
    logFile: path.join(folder, 'log'),
    password: 'bench',
    port: await freePort(),
  });
  return {
    url: postgres.url,
    pid: postgres.pid,
    cpuS: () => cpuWithChildrenUs(postgres.pid) / 1_000_000,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
