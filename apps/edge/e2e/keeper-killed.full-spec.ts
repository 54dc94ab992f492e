import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { type EdgeProcess, startProcess } from './edge-process.js';
import { ask } from './http-client.js';
import { SteadyLoad } from './steady-load.js';

const HOST = 'app.demo.apps.localhost';
const LONG = { timeoutMs: 60_000 };
/** Moments of a restart at which its keeper is killed. */
const MOMENTS_MS = [0, 40, 120, 250, 400];

describe('an edge whose keeper is killed', () => {
  let home: string;
  let app: Backend;
  let edge: EdgeProcess;
  let open: ServerResponse[] = [];
  const first = () => join(home, 'first.cjs');

  beforeAll(async () => {
    app = await startBackend((request, response) => {
      if (request.url === '/open') open.push(response);
      else setTimeout(() => response.end('here'), request.url === '/slow' ? 700 : 0);
    });
  });
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'edge-'));
    await writeFile(first(), '');
    edge = await startProcess(home, { NODE_OPTIONS: `--require ${first()}` });
    await edge.route(HOST, 1, app.port);
  }, 120_000);
  afterEach(async () => {
    for (const response of open) response.end('late');
    open = [];
    await end();
    await rm(home, { recursive: true, force: true });
  }, 120_000);
  afterAll(() => app.kill());

  /** Stops the edge by its keeper, and waits until each of its processes is gone. */
  const end = async (): Promise<void> => {
    const family = await edge.family();
    if (isRunning(family)) process.kill(family.pid, 'SIGTERM');
    await eventually(() => ![family, ...family.processes].some(isRunning), LONG);
  };
  const hold = async () => {
    const answer = ask(edge.port, HOST, { path: '/open' });
    await eventually(() => open.length === 1);
    return { answer };
  };

  it('0 failed: three times at 200 requests a second; restarts and stops go on', async () => {
    const { answer: held } = await hold();
    const load = new SteadyLoad(edge.port, HOST);
    await sleep(500);
    for (let count = 0; count < 3; count++) await edge.killKeeper();
    await edge.restart();
    await sleep(300);
    expect(await load.stop()).toEqual([]);
    expect(load.sent.length).toBeGreaterThan(200);
    expect(await edge.family()).toMatchObject({ worker: 2, restarts: 1, losses: 3 });
    expect(await edge.metrics()).toContain('skydeck_edge_keeper_losses_total 3');
    open[0]?.end('late');
    expect((await held).body).toBe('late');

    await end();
    await expect(ask(edge.port, HOST)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }, 180_000);

  it('0 failed: at every moment of a restart, and one worker accepts in the end', async () => {
    const load = new SteadyLoad(edge.port, HOST);
    for (const momentMs of MOMENTS_MS) {
      await edge.signal('SIGHUP');
      await sleep(momentMs);
      await edge.killKeeper();
    }
    await edge.restart();
    expect(await load.stop()).toEqual([]);
    await eventually(async () => (await edge.family()).processes.length === 1, LONG);
    expect((await edge.route(HOST, 2, app.port)).status).toBe(200);
  }, 240_000);

  it('200: a worker that drains hears of changes, and ends with the edge', async () => {
    const { answer } = await hold();
    const outcome = answer.then(
      () => 'answered',
      (error: Error) => error.message,
    );
    await edge.restart();
    await edge.killKeeper();
    expect((await edge.family()).processes).toHaveLength(2);
    expect((await edge.route(HOST, 2, app.port)).status).toBe(200);
    await end();
    expect(await outcome).toBe('socket hang up');
  }, 180_000);

  it('200: goes on while no keeper can be started, and a signal ends it', async () => {
    await writeFile(first(), 'if (process.argv[1].endsWith("main.js")) process.exit(3);');
    const { pid, processes } = await edge.family();
    const [worker] = processes;
    if (!worker) throw new Error('There is no worker.');
    process.kill(pid, 'SIGKILL');
    const load = new SteadyLoad(edge.port, HOST);
    await sleep(1_000);
    expect(await load.stop()).toEqual([]);
    await eventually(
      () => {
        if (isRunning(worker)) process.kill(worker.pid, 'SIGTERM');
        return !isRunning(worker);
      },
      { ...LONG, everyMs: 200 },
    );
    await expect(ask(edge.port, HOST)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }, 180_000);

  it('200: the next keeper replaces a worker that is killed right after it', async () => {
    await edge.killKeeper();
    const { worker, processes } = await edge.family();
    process.kill(processes[0]?.pid ?? 0, 'SIGKILL');
    await eventually(async () => (await edge.worker()) > worker, LONG);
    expect((await ask(edge.port, HOST)).body).toBe('here');
  }, 180_000);
});
