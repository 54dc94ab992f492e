import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { appRoute, type ControlBody, SECRET } from './edge-harness.js';

const PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js');
const READY = { timeoutMs: 90_000 };

/** Runs the built program, as an operator would: a keeper and its worker. */
export async function startProcess(home: string, settings: Record<string, string> = {}) {
  const [port = 0, controlPort = 0, tlsPort = 0] = await freePorts(3);
  const child = runProgram(home, {
    EDGE_PORT: String(port),
    EDGE_CONTROL_PORT: String(controlPort),
    EDGE_TLS_PORT: String(tlsPort),
    ...settings,
  });
  const url = `http://127.0.0.1:${controlPort}`;

  /** Number of the worker that answers. */
  const worker = async (): Promise<number> => {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    return Number(((await answer.json()) as ControlBody).data['worker']);
  };
  const nextAfter = (before: number) => eventually(async () => (await worker()) > before, READY);
  await eventually(worker, READY);

  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as ControlBody };
  };

  /** What the edge tells of its processes. */
  const family = async (): Promise<EdgeFamily> =>
    JSON.parse(await readFile(join(home, 'edge', 'workers.json'), 'utf8')) as EdgeFamily;

  return {
    child,
    family,
    port,
    tlsPort,
    worker,
    control,
    put: async (host: string, route: unknown) =>
      (await control('PUT', `/v1/routes/${host}`, route)).status,
    route: (host: string, version: number, ...ports: number[]) =>
      control('PUT', `/v1/routes/${host}`, appRoute(host, version, ports)),
    metrics: async () => await (await fetch(`${url}/metrics`)).text(),
    /** Asks for a restart, and waits until the next worker answers. */
    restart: async () => {
      const before = await worker();
      process.kill((await family()).pid, 'SIGHUP');
      await nextAfter(before);
    },
    /** Kills the worker, and waits until the next one answers. */
    killWorker: async () => {
      const before = await worker();
      const [pid] = await childrenOf(child.pid ?? 0);
      process.kill(pid ?? 0, 'SIGKILL');
      await nextAfter(before);
    },
    /** Kills the keeper, and waits until another one leads. */
    killKeeper: async () => {
      const before = await family();
      process.kill(before.pid, 'SIGKILL');
      await eventually(async () => (await family()).losses > before.losses, READY);
    },
    /** Kills keeper and workers at the same time, and waits until they are gone. */
    killAll: async () => {
      const known = await family();
      for (const { pid } of [...known.processes, known]) process.kill(pid, 'SIGKILL');
      await eventually(() => ![known, ...known.processes].some(isRunning), READY);
    },
    /** Sends a signal to the keeper that leads now. */
    signal: async (signal: NodeJS.Signals) => process.kill((await family()).pid, signal),
    /** @returns how it ended */
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, null];
      child.kill('SIGTERM');
      return await once(child, 'exit');
    },
  };
}
/** What `edge/workers.json` holds. */
export interface EdgeFamily extends ProcessIdentity {
  readonly worker: number;
  readonly draining: readonly number[];
  readonly losses: number;
  readonly restarts: number;
  readonly processes: readonly ProcessIdentity[];
}

export type EdgeProcess = Awaited<ReturnType<typeof startProcess>>;

/** Starts the program; what it says to the world is of no interest unless it is asked for. */
export function runProgram(home: string, settings: Record<string, string>, stderr = 'inherit') {
  return spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', stderr === 'pipe' ? 'pipe' : 'inherit'],
    env: {
      SKYDECK_HOME: home,
      SKYDECK_SERVICE_SECRET: SECRET,
      EDGE_ACCESS_LOG: 'off',
      EDGE_SHUTDOWN_TIMEOUT_MS: '2000',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
