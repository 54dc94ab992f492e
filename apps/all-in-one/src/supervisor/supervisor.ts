import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresFailed } from '@skydeck/embedded-postgres';
import { ChildrenFile } from './children-file.js';
import { publishEndpoints, withdrawEndpoints } from './endpoints-file.js';
import { acquireInstance } from './instance-lock.js';
import { stopLeftovers } from './leftovers.js';
import { log } from './log.js';
import { checkPorts } from './port-check.js';
import type { Reporter } from './reporter.js';
import { rotateLogs } from './rotate-logs.js';
import { loadSecrets } from './secrets.js';
import type { Settings } from './settings.js';
import { StartFailed } from './start-failed.js';
import { startInstallation, type InstallationOptions } from './start-installation.js';
import type { StopRequests } from './stop-requests.js';

export interface SupervisorOptions {
  settings: Settings;
  loadStack: InstallationOptions['loadStack'];
  requests: StopRequests;
  children: ChildrenFile;
  report: Reporter;
}

/** A part that does not end within this time is left to the end of the process. */
const PART_MS = 15_000;

/** Runs the installation of a home until somebody asks to stop. Resolves with the exit code. */
export async function supervise(options: SupervisorOptions): Promise<number> {
  const { settings, children, requests, report } = options;
  mkdirSync(join(settings.home, 'logs'), { recursive: true, mode: 0o700 });
  const home = realpathSync(settings.home);
  const instance = acquireInstance(home, settings.ports.base);
  if (instance === null) {
    report({ kind: 'running' });
    return 0;
  }
  const stops: (() => Promise<void>)[] = [];
  const rotation = rotateLogs(join(home, 'logs'));
  try {
    await start({ ...options, settings: { ...settings, home } }, (stop) => stops.unshift(stop));
    instance.setState('ready');
    report({ kind: 'ready' });
    return await requests.asked;
  } catch (error) {
    if (requests.signal.aborted) return await requests.asked;
    report({ kind: 'failed', ...describe(error) });
    return 1;
  } finally {
    instance.setState('stopping');
    withdrawEndpoints(home);
    rotation.stop();
    for (const stop of stops) await bounded(stop());
    children.remove();
    instance.release();
  }
}

async function start(
  { settings, children, requests, report, loadStack }: SupervisorOptions,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<void> {
  const { home, ports, environment } = settings;
  const onProgress = (text: string): void => report({ kind: 'progress', text });
  withdrawEndpoints(home);
  await stopLeftovers(home, children, onProgress);
  const ours = ports.uses.filter(
    ({ name }) =>
      (name !== 'postgres' || settings.databaseUrl === undefined) &&
      (name !== 'redis' || (settings.withRedis && settings.redisUrl === undefined)),
  );
  await checkPorts(ours, environment);
  const secrets = loadSecrets(home);
  const { signal } = requests;
  const stack = await startInstallation({
    settings,
    secrets,
    children,
    loadStack,
    onProgress,
    signal,
    onStarted,
  });
  signal.throwIfAborted();
  publishEndpoints(home, stack.endpoints);
}

function describe(error: unknown): { text: string; lines: readonly string[] } {
  if (error instanceof StartFailed) return { text: error.message, lines: error.lines };
  if (error instanceof PostgresFailed) return { text: error.message, lines: error.logTail };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log('error', stack ?? message);
  return { text: `Skydeck could not start: ${message}`, lines: [] };
}

async function bounded(stopping: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PART_MS);
  });
  try {
    await Promise.race([stopping, late]);
  } catch (error) {
    log('error', `stopping: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}
