import { join } from 'node:path';
import { adoptEmbeddedPostgres, startEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { adoptChild } from './adopt-child.js';
import type { ChildrenFile } from './children-file.js';
import { keepAlive, type Part } from './keep-alive.js';
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
  /** Takes charge of those that another process has started, as long as they run. */
  isAdopting?: boolean;
}

/** A store of ours, or one that somebody else runs and we only know the address of. */
export interface Store {
  url: string | undefined;
  child: Part | undefined;
}

/** The user's Postgres server when there is one, else the embedded one. */
export async function openDatabase(options: StoreOptions): Promise<Store> {
  const { settings, secrets, children, onProgress, signal, isAdopting = false } = options;
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, child: undefined };
  const dataDir = join(settings.home, 'postgres');
  let url: string | undefined;
  let found = isAdopting ? adoptEmbeddedPostgres(dataDir, secrets.database_password) : null;
  const child = await keepAlive({
    name: 'Postgres',
    log,
    signal,
    async start(cancelled) {
      const adopted = found;
      found = null;
      const server =
        adopted ??
        (await startEmbeddedPostgres({
          dataDir,
          binDir: join(settings.home, 'postgres-bin'),
          logFile: join(settings.home, 'logs/postgres.log'),
          port: settings.ports.stack.postgres,
          password: secrets.database_password,
          onProgress,
          signal: cancelled,
        }));
      children.add('postgres', server.pid);
      url = server.url;
      return server;
    },
  });
  return { url, child };
}

/** The user's Redis server, one that we run when asked to, or none: Postgres does its work then. */
export async function openRedis(options: StoreOptions): Promise<Store> {
  const { settings, secrets, children, signal, isAdopting = false } = options;
  if (settings.redisUrl !== undefined || !settings.withRedis) {
    return { url: settings.redisUrl, child: undefined };
  }
  const password = redisPassword(secrets.service_secret);
  const port = settings.ports.redis;
  let found = isAdopting ? adoptChild(children, 'redis') : null;
  const child = await keepAlive({
    name: 'Redis',
    log,
    signal,
    async start(cancelled) {
      const adopted = found;
      found = null;
      if (adopted) return adopted;
      return startRedis({
        home: settings.home,
        port,
        password,
        path: settings.environment['PATH'] ?? '',
        onSpawn: (pid) => children.add('redis', pid),
        signal: cancelled,
      });
    },
  });
  return { url: `redis://:${password}@127.0.0.1:${port}`, child };
}
