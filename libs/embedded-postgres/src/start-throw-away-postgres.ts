import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { startEmbeddedPostgres } from './start-embedded-postgres.js';

export interface ThrowAwayPostgres {
  /** Connection string of an empty database, password included. */
  url: string;
  pid: number;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * An empty server for tests: on a free port, in a temporary folder, as fast as it can be. It ends
 * with this process at the latest.
 */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-postgres-'));
  chmodSync(folder, 0o711);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({
      dataDir: join(folder, 'data'),
      binDir: join(folder, 'programs'),
      logFile: join(folder, 'postgres.log'),
      port: await freePort(),
      password: randomBytes(16).toString('base64url'),
      durable: false,
    });
    const onExit = (): void => {
      try {
        process.kill(server.pid, 'SIGQUIT');
      } catch {
        // It has ended already.
      }
      remove();
    };
    process.once('exit', onExit);
    const stop = async (): Promise<void> => {
      process.off('exit', onExit);
      await server.stop();
      remove();
    };
    return { url: server.url, pid: server.pid, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
