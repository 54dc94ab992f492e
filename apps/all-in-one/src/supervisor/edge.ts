import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child-process.js';
import type { RunningChild } from './keep-alive.js';
import type { SupervisorLog } from './log.js';
import { SERVICES } from '../stack/stack-ports.js';

const REQUEST_MS = 2_000;
const ATTEMPTS = 5;
const RETRY_MS = 500;
/** The edge lets requests in flight finish for up to 10 s. */
const STOP_MS = 12_000;

/** What the supervisor needs to run the edge, a process of its own that apps' visitors come through. */
export interface EdgeOptions {
  environment: NodeJS.ProcessEnv;
  logFile: string;
  onSpawn: (pid: number) => void;
  signal?: AbortSignal;
}

export async function startEdge(options: EdgeOptions): Promise<RunningChild> {
  const { environment, ...rest } = options;
  const folder = dirname(createRequire(import.meta.url).resolve('@skydeck/edge/package.json'));
  return startChild({
    name: 'edge',
    program: process.execPath,
    args: [join(folder, 'dist/main.js')],
    env: environment,
    isReady: async () => (await control(environment, 'GET', '/healthz').catch(() => 0)) === 200,
    stopMs: STOP_MS,
    ...rest,
  });
}

/**
 * Makes `auth.localhost`, `dashboard.localhost` and the others lead to the services through the
 * edge. The services answer at their own ports too, so a failure is logged and no more.
 */
export async function pushServiceRoutes(
  environment: NodeJS.ProcessEnv,
  log: SupervisorLog,
): Promise<void> {
  for (const service of [...SERVICES, 'dashboard']) {
    const host = `${service}.localhost`;
    const port = Number(environment[`${service.toUpperCase()}_PORT`]);
    const route = { host, service, version: 1, targets: [{ host: '127.0.0.1', port }] };
    const status = await put(environment, `/v1/routes/${host}`, route);
    if (status >= 300) log('warn', `the edge did not take the route of ${host} (${status})`);
  }
}

async function put(environment: NodeJS.ProcessEnv, path: string, body: object): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const status = await control(environment, 'PUT', path, body).catch(() => 599);
    if (status < 500 || attempt === ATTEMPTS) return status;
    await sleep(RETRY_MS);
  }
}

async function control(
  environment: NodeJS.ProcessEnv,
  method: string,
  path: string,
  body?: object,
): Promise<number> {
  const response = await fetch(`${environment['EDGE_CONTROL_URL']}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${environment['SKYDECK_SERVICE_SECRET']}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  await response.arrayBuffer();
  return response.status;
}
