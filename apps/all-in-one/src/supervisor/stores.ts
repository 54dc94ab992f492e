import { join } from 'node:path';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import type { ChildrenFile } from './children-file.js';
import { keepAlive, type KeptChild } from './keep-alive.js';
import { log } from './log.js';
import { redisPassword, startRedis } from './redis.js';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';

export interface StoreOptions {
  settings: Settings;
  secrets: Secrets;
  children: ChildrenFile;
  onProgress: (text: string) => void;
  signal: AbortSignal;
}

/** A store of ours, or one that somebody else runs and we only know the address of. */
export interface Store {
  url: string | undefined;
  child: KeptChild | undefined;
}

/** The user's Postgres server when there is one, else the embedded one. */
export async function openDatabase(options: StoreOptions): Promise<Store> {
  const { settings, secrets, children, onProgress, signal } = options;
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, child: undefined };
  let url: string | undefined;
  const child = await keepAlive({
    name: 'Postgres',
    log,
    signal,
    async start(cancelled) {
      const server = await startEmbeddedPostgres({
        dataDir: join(settings.home, 'postgres'),
        binDir: join(settings.home, 'postgres-bin'),
        logFile: join(settings.home, 'logs/postgres.log'),
        port: settings.ports.stack.postgres,
        password: secrets.database_password,
        onProgress,
        signal: cancelled,
      });
      children.add('postgres', server.pid);
      url = server.url;
      return server;
    },
  });
  return { url, child };
}

/** The user's Redis server, one that we run when asked to, or none: Postgres does its work then. */
export async function openRedis(options: StoreOptions): Promise<Store> {
  const { settings, secrets, children, signal } = options;
  if (settings.redisUrl !== undefined || !settings.withRedis) {
    return { url: settings.redisUrl, child: undefined };
  }
  const password = redisPassword(secrets.service_secret);
  const port = settings.ports.redis;
  const child = await keepAlive({
    name: 'Redis',
    log,
    signal,
    start: (cancelled) =>
      startRedis({
        home: settings.home,
        port,
        password,
        path: settings.environment['PATH'] ?? '',
        onSpawn: (pid) => children.add('redis', pid),
        signal: cancelled,
      }),
  });
  return { url: `redis://:${password}@127.0.0.1:${port}`, child };
}
