import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { giveToServer, startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { BackupFailed } from './backup-failed.js';
import { appliedMigrations } from './known-migrations.js';

/** Starts the server that was brought back, which replays its log, and asks it something. */
export async function proveDatabase(home: string, signal: AbortSignal): Promise<void> {
  const { database_password: password } = JSON.parse(
    readFileSync(path.join(home, 'secrets.json'), 'utf8'),
  ) as { database_password: string };
  const dataDir = path.join(home, 'postgres');
  giveToServer(dataDir);
  await mkdir(path.join(home, 'logs'), { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres({
    dataDir,
    binDir: path.join(home, 'postgres-bin'),
    logFile: path.join(home, 'logs/postgres.log'),
    port: await somePort(),
    password,
    signal,
  });
  try {
    const applied = await appliedMigrations(server.url);
    if (Object.keys(applied).length > 0) return;
    throw new BackupFailed('damaged', 'The database starts and holds nothing.');
  } finally {
    await server.stop();
  }
}

async function somePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
