import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Backend, startBackend } from './backend.js';
import { appRoute, startEdge, type TestEdge } from './edge-harness.js';
import { ask } from './http-client.js';

const HOST = 'shop.demo.apps.localhost';

function release(name: string): Promise<Backend> {
  return startBackend((request, response) => {
    const answer = () => response.end(name);
    if (request.url === '/slow') setTimeout(answer, 300);
    else answer();
  });
}

describe('switching a release', () => {
  let edge: TestEdge;
  let one: Backend;
  let two: Backend;

  beforeAll(async () => {
    [edge, one, two] = await Promise.all([startEdge(), release('one'), release('two')]);
  });
  afterAll(async () => {
    await edge.close();
    await Promise.all([one.kill(), two.kill()]);
  });

  it('200: loses no request of 20 kept connections and many slow ones', async () => {
    await edge.route(HOST, 1, one.port);
    let sent = 0;
    const failed: unknown[] = [];
    const seen = new Set<string>();
    const rush = new AbortController();
    const visit = async (path: string, agent: Agent) => {
      sent++;
      const answer = await ask(edge.port, HOST, { path, agent }).catch((error: unknown) => error);
      if (!isGood(answer)) failed.push(answer);
      else seen.add(answer.body);
    };
    const keptAgents = Array.from({ length: 20 }, () => keepAlive());
    const steady = keptAgents.map(async (agent) => {
      while (!rush.signal.aborted) {
        await visit('/', agent);
        await sleep(2);
      }
    });
    const slowAgent = new Agent({ keepAlive: true });
    const slow: Promise<void>[] = [];
    const slowTimer = setInterval(() => slow.push(visit('/slow', slowAgent)), 20);

    let version = 1;
    for (const target of [two, one, two, one]) {
      await sleep(400);
      await edge.route(HOST, ++version, target.port);
      const old = target === one ? two : one;
      const drained = await edge.control('POST', '/v1/drain', {
        host: HOST,
        targets: [`127.0.0.1:${old.port}`],
        timeout_ms: 5_000,
      });
      expect(drained.body.data).toEqual({ drained: true, inflight: 0 });
    }
    rush.abort();
    clearInterval(slowTimer);
    await Promise.all([...steady, ...slow]);

    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(500);
    expect([...seen].toSorted()).toEqual(['one', 'two']);
    // A kept connection is one socket from the first request to the last.
    const sockets = keptAgents.flatMap((agent) => Object.values(agent.freeSockets).flat());
    expect(sockets).toHaveLength(20);
    for (const agent of [...keptAgents, slowAgent]) agent.destroy();
  }, 30_000);

  it('200: leaves the connection of an idle visitor open', async () => {
    await edge.route(HOST, 20, one.port);
    const agent = keepAlive();
    await ask(edge.port, HOST, { agent });
    const [before] = Object.values(agent.freeSockets).flat();
    await edge.route(HOST, 21, two.port);
    expect((await ask(edge.port, HOST, { agent })).body).toBe('two');
    expect(Object.values(agent.freeSockets).flat()[0]).toBe(before);
    agent.destroy();
  });

  it('409: refuses an older version and keeps the newer route', async () => {
    await edge.route(HOST, 31, two.port);
    const late = await edge.control('PUT', `/v1/routes/${HOST}`, appRoute(HOST, 30, [one.port]));
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: 'edge.stale_version' });
    expect((await ask(edge.port, HOST)).body).toBe('two');
  });

  it('409: a former owner cannot take its host back by a late message', async () => {
    const host = 'moved.localhost';
    const former = appRoute(host, 9, [one.port]);
    await edge.control('PUT', `/v1/routes/${host}`, former);
    const next = { ...appRoute(host, 1, [two.port]), app_id: 'app_next' };
    expect((await edge.control('PUT', `/v1/routes/${host}`, next)).status).toBe(200);
    expect((await edge.control('PUT', `/v1/routes/${host}`, former)).status).toBe(409);
    expect((await ask(edge.port, host)).body).toBe('two');
    await edge.control('DELETE', `/v1/routes/${host}`);
  });

  it('200: ends at the highest version when 50 switches race', async () => {
    const versions = Array.from({ length: 50 }, (_, index) => 100 + index);
    const shuffled = versions.toSorted((a, b) => ((a * 37) % 53) - ((b * 37) % 53));
    const answers = await Promise.all(
      shuffled.map((version) =>
        edge.control(
          'PUT',
          `/v1/routes/${HOST}`,
          appRoute(HOST, version, [version === 149 ? two.port : one.port]),
        ),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body } = await edge.control('GET', '/v1/routes');
    expect(body.data.items).toEqual([expect.objectContaining({ host: HOST, version: 149 })]);
    expect((await ask(edge.port, HOST)).body).toBe('two');
  });

  it('200: a snapshot is the whole truth but never takes a newer route back', async () => {
    await edge.route(HOST, 200, two.port);
    await edge.route('gone.demo.apps.localhost', 1, one.port);
    const routes = [appRoute(HOST, 199, [one.port]), appRoute('new.localhost', 1, [one.port])];
    const { body } = await edge.control('PUT', '/v1/snapshot', { version: 7, routes });
    expect(body.data).toMatchObject({ version: 7, routes: 2, kept: [HOST], persisted: true });
    expect((await ask(edge.port, HOST)).body).toBe('two');
    expect((await ask(edge.port, 'gone.demo.apps.localhost')).status).toBe(404);
    const older = await edge.control('PUT', '/v1/snapshot', { version: 6, routes: [] });
    expect(older.status).toBe(409);
  });

  it('200: drain waits for what is in flight, and no longer than asked', async () => {
    await edge.route(HOST, 300, one.port);
    const slow = ask(edge.port, HOST, { path: '/slow' });
    await sleep(50);
    await edge.route(HOST, 301, two.port);
    const drain = (timeout_ms: number) =>
      edge.control('POST', '/v1/drain', {
        host: HOST,
        targets: [`127.0.0.1:${one.port}`],
        timeout_ms,
      });
    expect((await drain(20)).body.data).toEqual({ drained: false, inflight: 1 });
    const startedMs = performance.now();
    expect((await drain(5_000)).body.data).toEqual({ drained: true, inflight: 0 });
    expect(performance.now() - startedMs).toBeLessThan(2_000);
    expect((await slow).body).toBe('one');
  });
});

function keepAlive(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

function isGood(answer: unknown): answer is { status: number; body: string } {
  return (answer as { status?: number }).status === 200;
}
