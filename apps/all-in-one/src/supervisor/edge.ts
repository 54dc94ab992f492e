import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';
import { startChild } from './child-process.js';
import { edgeFamily, endEdgeFamily } from './edge-family.js';
import type { RunningChild } from './keep-alive.js';

const REQUEST_MS = 2_000;
/** The edge lets requests in flight finish for up to 10 s. */
const STOP_MS = 12_000;

/** A worker whose keeper was killed starts the next one at once; a busy machine takes its time. */
const TAKEN_OVER_MS = 30_000;
const POLL_MS = 50;
/** How often to look whether a keeper runs that is no child of ours. */
const WATCH_MS = 250;

/** What the supervisor needs to run the edge, a process of its own that apps' visitors come through. */
export interface EdgeOptions {
  environment: NodeJS.ProcessEnv;
  logFile: string;
  onSpawn: (pid: number) => void;
  signal?: AbortSignal;
}

/**
 * Starts it with the routes that it knew last; the platform sends it the present ones. One whose
 * keeper was killed goes on by itself and is taken over.
 */
export async function startEdge(options: EdgeOptions): Promise<RunningChild> {
  const { environment, ...rest } = options;
  const home = environment['SKYDECK_HOME'] ?? '';
  const left = await takeOver(home, options);
  if (left) return left;
  const folder = dirname(createRequire(import.meta.url).resolve('@skydeck/edge/package.json'));
  return startChild({
    name: 'edge',
    program: process.execPath,
    args: [join(folder, 'dist/main.js')],
    env: environment,
    isReady: () => isHealthy(environment),
    stopMs: STOP_MS,
    ...rest,
  });
}

/** Waits for the keeper that the workers of a killed one start. */
async function takeOver(
  home: string,
  { onSpawn, signal }: EdgeOptions,
): Promise<RunningChild | undefined> {
  const until = Date.now() + TAKEN_OVER_MS;
  const isWorth = () => Date.now() < until && signal?.aborted !== true;
  while (edgeFamily(home).workers.length > 0 && isWorth()) {
    const { keeper } = edgeFamily(home);
    if (keeper) {
      onSpawn(keeper.pid);
      return { exited: untilGone(keeper), stop: () => endEdgeFamily(home) };
    }
    await sleep(POLL_MS);
  }
  // None has come: what is left must not keep the ports.
  await endEdgeFamily(home);
  return undefined;
}

async function untilGone(keeper: ProcessIdentity): Promise<void> {
  while (isRunning(keeper)) await sleep(WATCH_MS);
}

/** Whether its control listener answers. */
async function isHealthy(environment: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    const response = await fetch(`${environment['EDGE_CONTROL_URL']}/healthz`, {
      headers: { authorization: `Bearer ${environment['SKYDECK_SERVICE_SECRET']}` },
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
