import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { appRoute } from './edge-harness.js';
import { type EdgeProcess, startProcess } from './edge-process.js';
import { ask } from './http-client.js';
import { SteadyLoad } from './steady-load.js';

const HOST = 'app.demo.apps.localhost';
const SLEEPY = 'sleepy.demo.apps.localhost';
const SLOW_MS = 700;

describe('a restart of the edge', () => {
  let home: string;
  let app: Backend;
  let edge: EdgeProcess;
  let open: ServerResponse[] = [];
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'edge-'));
    app = await startBackend((request, response) => {
      if (request.url === '/open') open.push(response);
      else setTimeout(() => response.end('here'), request.url === '/slow' ? SLOW_MS : 0);
    });
    edge = await startProcess(home);
    await edge.route(HOST, 1, app.port);
  }, 120_000);
  afterEach(() => {
    for (const response of open) response.end('late');
    open = [];
  });
  afterAll(async () => {
    await edge.stop();
    await app.kill();
    await rm(home, { recursive: true, force: true });
  });

  const stats = async () =>
    (await edge.control('GET', '/v1/stats')).body.data.items?.find(
      (one) => one['app'] === `app_${HOST}`,
    );
  const hold = async (count = 1) => {
    const answer = ask(edge.port, HOST, { path: '/open' });
    await eventually(() => open.length === count);
    return { answer };
  };

  it('0 failed: three restarts at 200 requests a second, every one of them counted', async () => {
    const before = Number((await stats())?.['requests']);
    const load = new SteadyLoad(edge.port, HOST);
    await sleep(500);
    for (let count = 0; count < 3; count++) await edge.restart();
    await sleep(500);
    expect(await load.stop()).toEqual([]);
    expect(load.sent.length).toBeGreaterThan(200);
    const counted = async () => Number((await stats())?.['requests']) - before;
    await eventually(async () => (await counted()) === load.sent.length);
    expect(await edge.metrics()).toContain('skydeck_edge_restarts_total{cause="asked"} 3');
  }, 180_000);

  it('0 refused: a killed worker costs what was under way, and nobody who comes later', async () => {
    const load = new SteadyLoad(edge.port, HOST);
    await sleep(500);
    const killedMs = performance.now();
    await edge.killWorker();
    const answersMs = performance.now();
    await sleep(500);
    const failed = await load.stop();
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.map(({ failure }) => failure)).not.toContain('ECONNREFUSED');
    // Who came while nobody accepted was answered, only later.
    const waited = load.sent.filter(
      ({ isKept, begunMs, failure }) => !isKept && begunMs > killedMs && failure === undefined,
    );
    expect(waited.some(({ begunMs }) => begunMs < answersMs)).toBe(true);
    expect(failed.filter(({ begunMs }) => begunMs > answersMs)).toEqual([]);
    expect(await edge.metrics()).toContain('skydeck_edge_restarts_total{cause="crash"} 1');
  }, 180_000);

  it('200: 50 changes during a restart are all taken, none is lost', async () => {
    const hosts = Array.from({ length: 50 }, (_, index) => `h${index}.demo.apps.localhost`);
    const restarted = edge.restart();
    const taken: number[] = [];
    for (const host of hosts) taken.push((await edge.route(host, 1, app.port)).status);
    await Promise.all([restarted, edge.restart()]);
    expect(new Set(taken)).toEqual(new Set([200]));
    const known = (await edge.control('GET', '/v1/routes')).body.data.items;
    expect(known?.map((route) => route['host'])).toEqual(expect.arrayContaining(hosts));
    await edge.control('DELETE', `/v1/routes/${hosts[0]}`);
    await edge.restart();
    // Also what was removed keeps the floor below which nothing old comes back.
    expect(await edge.put(hosts[0]!, appRoute(hosts[0]!, 0, [1]))).toBe(409);
  }, 180_000);

  it('200: a drain waits for what the old worker has in flight, and the counters show it', async () => {
    const { answer: late } = await hold();
    await edge.restart();
    expect(await stats()).toMatchObject({ inflight: 1 });
    expect(await edge.metrics()).toMatch(/skydeck_edge_draining_workers [1-9]/);
    const targets = [`127.0.0.1:${app.port}`];
    const early = await edge.control('POST', '/v1/drain', { targets, timeout_ms: 50 });
    expect(early.body.data).toEqual({ drained: false, inflight: 1 });
    const drained = edge.control('POST', '/v1/drain', { targets, timeout_ms: 20_000 });
    open[0]?.end('late');
    expect((await late).body).toBe('late');
    expect((await drained).body.data).toEqual({ drained: true, inflight: 0 });
    await eventually(
      async () => (await edge.metrics()).includes('skydeck_edge_draining_workers 0'),
      { timeoutMs: 60_000 },
    );
    expect(await stats()).toMatchObject({ inflight: 0 });
  }, 180_000);

  it('200: a request that waits for a sleeping app is told on and answered', async () => {
    await edge.put(SLEEPY, { ...appRoute(SLEEPY, 1, []), wakes: true });
    const wakes = async (after: number) =>
      (await edge.control('GET', `/v1/wakes?after=${after}&wait_ms=10000`)).body.data;
    const held = ask(edge.port, SLEEPY);
    const told = await wakes(0);
    await edge.restart();
    const again = await wakes(Number(told['cursor']));
    expect(again.items).toMatchObject([{ host: SLEEPY }]);
    await edge.route(SLEEPY, 2, app.port);
    expect((await held).body).toBe('here');
  }, 180_000);
});
