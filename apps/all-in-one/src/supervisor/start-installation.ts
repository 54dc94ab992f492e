import { join } from 'node:path';
import type { createStack, Stack } from '../stack/create-stack.js';
import type { ChildrenFile } from './children-file.js';
import { startEdge } from './edge.js';
import { environmentOf } from './installation-environment.js';
import { keepAlive, type Part } from './keep-alive.js';
import { log } from './log.js';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';
import { StartFailed } from './start-failed.js';
import { openDatabase, openRedis } from './stores.js';

export interface InstallationOptions {
  settings: Settings;
  secrets: Secrets;
  children: ChildrenFile;
  /** Loads the services' code. It takes a second, in which the database can start. */
  loadStack: () => Promise<{ createStack: typeof createStack }>;
  onProgress: (text: string) => void;
  signal: AbortSignal;
  /** What has been started must be ended by these, the last one first, also after a failure. */
  onStarted: (part: Part) => void;
}

/** What the edge needs of it. */
export type EdgeParts = Pick<InstallationOptions, 'settings' | 'children' | 'signal'>;

/** Starts stores, edge and services, each as soon as what it needs is there. */
export async function startInstallation(options: InstallationOptions): Promise<Stack> {
  const { onProgress, signal, onStarted } = options;
  const code = options.loadStack();
  // Awaited below; should the stores fail first, this one's failure is nobody's any more.
  code.catch(() => undefined);

  onProgress('Starting the database');
  const [database, redis] = await all([openDatabase(options), openRedis(options)], (store) => {
    if (store.child) onStarted(store.child);
  });
  const environment = environmentOf(options, {
    databaseUrl: database?.url ?? '',
    redisUrl: redis?.url,
  });
  signal.throwIfAborted();

  onProgress('Starting the services');
  const starting = [startEdgeFor(options, environment), createServices(code, environment)] as const;
  const [edge, stack] = await Promise.allSettled(starting);
  if (edge.status === 'fulfilled') onStarted(edge.value);
  if (stack.status === 'fulfilled') {
    const { value } = stack;
    onStarted({ stop: async () => value.close(), leave: () => undefined });
  }
  if (edge.status === 'rejected') throw edge.reason;
  if (stack.status === 'rejected') throw stack.reason;
  signal.throwIfAborted();
  await stack.value.listen();
  return stack.value;
}

/** Starts the edge, or takes over one that runs. */
export async function startEdgeFor(options: EdgeParts, environment: NodeJS.ProcessEnv) {
  const { settings, children, signal } = options;
  return keepAlive({
    name: 'The edge',
    log,
    signal,
    start: (cancelled) =>
      startEdge({
        environment,
        logFile: join(settings.home, 'logs/edge.log'),
        onSpawn: (pid) => children.add('edge', pid),
        signal: cancelled,
      }),
  });
}

async function createServices(
  code: Promise<{ createStack: typeof createStack }>,
  environment: NodeJS.ProcessEnv,
): Promise<Stack> {
  const { createStack: create } = await code;
  try {
    return await create(environment);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    log('error', stack ?? message);
    throw new StartFailed(`The services could not start: ${message}`);
  }
}

/** Waits for all, hands over each that succeeded, then fails when one did. */
async function all<T>(promises: readonly Promise<T>[], each: (value: T) => void): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  for (const value of values) each(value);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return values;
}
