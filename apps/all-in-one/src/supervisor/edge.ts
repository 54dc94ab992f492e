import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startChild } from './child-process.js';
import type { RunningChild } from './keep-alive.js';

const REQUEST_MS = 2_000;
/** The edge lets requests in flight finish for up to 10 s. */
const STOP_MS = 12_000;

/** What the supervisor needs to run the edge, a process of its own that apps' visitors come through. */
export interface EdgeOptions {
  environment: NodeJS.ProcessEnv;
  logFile: string;
  onSpawn: (pid: number) => void;
  signal?: AbortSignal;
}

/** Starts it with the routes that it knew last; the platform sends it the present ones. */
export async function startEdge(options: EdgeOptions): Promise<RunningChild> {
  const { environment, ...rest } = options;
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
