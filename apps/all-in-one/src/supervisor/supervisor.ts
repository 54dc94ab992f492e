import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresFailed } from '@skydeck/embedded-postgres';
import { RESTORING } from '../backup/home-of.js';
import type { Stack } from '../stack/create-stack.js';
import type { ChildrenFile } from './children-file.js';
import { publishEndpoints, withdrawEndpoints } from './endpoints-file.js';
import { acquireInstance } from './instance-lock.js';
import type { Part } from './keep-alive.js';
import { stopLeftovers } from './leftovers.js';
import { log } from './log.js';
import { checkPorts } from './port-check.js';
import type { Reporter } from './reporter.js';
import { endInstallation, runToEnd } from './run-to-end.js';
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

/** Runs the installation of a home until somebody asks to stop. Resolves with the exit code. */
export async function supervise(options: SupervisorOptions): Promise<number> {
  const { children, requests, report } = options;
  mkdirSync(join(options.settings.home, 'logs'), { recursive: true, mode: 0o700 });
  const settings = { ...options.settings, home: realpathSync(options.settings.home) };
  const instance = acquireInstance(settings.home, settings.ports.base, settings.detached);
  if (instance === null) {
    report({ kind: 'running' });
    return 0;
  }
  const parts: Part[] = [];
  let stack: Stack;
  try {
    stack = await start({ ...options, settings }, (part) => parts.unshift(part));
  } catch (error) {
    await endInstallation({ settings, instance, parts, children });
    if (requests.signal.aborted) return requests.asked;
    report({ kind: 'failed', ...describe(error) });
    return 1;
  }
  instance.setState('ready');
  report({ kind: 'ready' });
  return runToEnd({ settings, stack, instance, parts, children, requests });
}

async function start(
  { settings, children, requests, report, loadStack }: SupervisorOptions,
  onStarted: (part: Part) => void,
): Promise<Stack> {
  const { home, ports, environment } = settings;
  const onProgress = (text: string): void => report({ kind: 'progress', text });
  withdrawEndpoints(home);
  refuseHalfRestored(home);
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
  return stack;
}

/** What is half there must not be used, and even less be completed with new secrets. */
function refuseHalfRestored(home: string): void {
  if (!existsSync(join(home, RESTORING))) return;
  throw new StartFailed(
    `${home} is the rest of a restore that was interrupted. Run "skydeck restore" again.`,
  );
}

function describe(error: unknown): { text: string; lines: readonly string[] } {
  if (error instanceof StartFailed) return { text: error.message, lines: error.lines };
  if (error instanceof PostgresFailed) return { text: error.message, lines: error.logTail };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log('error', stack ?? message);
  return { text: `Skydeck could not start: ${message}`, lines: [] };
}
