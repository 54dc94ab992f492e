import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { adoptEmbeddedPostgres } from '@skydeck/embedded-postgres';
import { join } from 'node:path';
import { loadMembers } from '../../stack/create-member.js';
import type { Stack } from '../../stack/create-stack.js';
import { environmentOf } from '../installation-environment.js';
import { takeInstance } from '../instance-lock.js';
import { log } from '../log.js';
import { redisPassword } from '../redis.js';
import { runToEnd } from '../run-to-end.js';
import { loadSecrets, type Secrets } from '../secrets.js';
import type { Settings } from '../settings.js';
import { startEdgeFor } from '../start-installation.js';
import type { Part } from '../keep-alive.js';
import { openDatabase, openRedis } from '../stores.js';
import type { SupervisorOptions } from '../supervisor.js';
import { type GiverMessage, passedSockets, type TakerMessage } from './messages.js';

const READY_MS = 60_000;
const POLL_MS = 50;

/** Goes on with the services of the process that started this one. Resolves with the exit code. */
export async function takeOver(options: SupervisorOptions): Promise<number> {
  const { requests, loadStack } = options;
  const settings = { ...options.settings, home: realpathSync(options.settings.home) };
  const secrets = loadSecrets(settings.home);
  const [{ createStack }] = await Promise.all([loadStack(), loadMembers()]);
  const stack = await createStack(successorEnvironment(settings, secrets), []);
  const adopted = Promise.withResolvers<readonly Part[]>();
  const onLost = (): void => requests.ask(1);
  process.once('disconnect', onLost);
  process.on('message', (message: GiverMessage) => {
    void answer(message).catch((error: unknown) => {
      log('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
      tell({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    });
  });
  const answer = async (message: GiverMessage): Promise<void> => {
    if (message.kind === 'adopt') {
      const parts = await adopt({ ...options, settings }, secrets);
      process.off('disconnect', onLost);
      adopted.resolve(parts);
      return;
    }
    await start(stack, message.name);
    tell({ kind: 'started', name: message.name });
  };
  tell({ kind: 'loaded' });
  const parts = await Promise.race([adopted.promise, requests.asked]);
  if (typeof parts === 'number') {
    await stack.close();
    return 1;
  }
  const instance = takeInstance(settings);
  tell({ kind: 'adopted' });
  return runToEnd({ ...options, settings, stack, instance, parts: [partOf(stack), ...parts] });
}

const tell = (message: TakerMessage): void => {
  process.send?.(message, undefined, undefined, () => undefined);
};

/** What the version before still reads is taken away later. */
function successorEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  const { home, redisUrl, withRedis, ports } = settings;
  const found =
    settings.databaseUrl ??
    adoptEmbeddedPostgres(join(home, 'postgres'), secrets.database_password)?.url;
  if (found === undefined) throw new Error('The database does not run.');
  const ownRedis = `redis://:${redisPassword(secrets.service_secret)}@127.0.0.1:${ports.redis}`;
  const stores = { databaseUrl: found, redisUrl: redisUrl ?? (withRedis ? ownRedis : undefined) };
  return { DATABASE_MIGRATE: 'expand', ...environmentOf({ settings, secrets }, stores) };
}

async function start(stack: Stack, name: Parameters<Stack['start']>[0]): Promise<void> {
  const { url } = await stack.start(name, passedSockets(name));
  const until = Date.now() + READY_MS;
  for (;;) {
    const answered = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
    const text = await answered.text();
    if (answered.ok) return;
    if (Date.now() > until) throw new Error(`It is not ready: ${text}`);
    await sleep(POLL_MS);
  }
}

/** Takes charge of what the process before has started. The last one started is ended first. */
async function adopt(options: SupervisorOptions, secrets: Secrets): Promise<readonly Part[]> {
  const { settings, children, requests } = options;
  const { signal } = requests;
  children.keep();
  const shared = { settings, secrets, children, signal, onProgress: () => undefined };
  const database = await openDatabase({ ...shared, isAdopting: true });
  const redis = await openRedis({ ...shared, isAdopting: true });
  const environment = environmentOf(
    { settings, secrets },
    { databaseUrl: database.url ?? '', redisUrl: redis.url },
  );
  const edge = await startEdgeFor({ settings, children, signal }, environment);
  return [edge, redis.child, database.child].filter((part) => part !== undefined);
}

/** The services, as something that is ended or left. */
export function partOf(stack: Stack): Part {
  return { stop: async () => stack.close(), leave: () => undefined };
}
