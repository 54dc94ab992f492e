import { startBackend } from './backend.js';
import { appRoute, startEdge, SECRET, type TestEdge } from './edge-harness.js';
import { ask } from './http-client.js';

describe('the control listener', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await startEdge();
  });
  afterAll(() => edge.close());

  it('200: says that it lives to everybody, and 401: nothing else', async () => {
    const url = `http://127.0.0.1:${edge.controlPort}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const authorization of ['', 'Bearer wrong', SECRET, `Bearer ${SECRET} `.concat('x')]) {
      const answer = await fetch(`${url}/v1/routes`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
    expect((await fetch(`${url}/v1/snapshot`, { method: 'PUT', body: '{}' })).status).toBe(401);
  });

  it('503: takes no visitors before it was told all routes', async () => {
    const fresh = await startEdge();
    const ready = () => fetch(`http://127.0.0.1:${fresh.controlPort}/readyz`);
    expect((await ready()).status).toBe(503);
    await fresh.control('PUT', '/v1/snapshot', { version: 1, routes: [] });
    expect((await ready()).status).toBe(200);
    await fresh.close();
  });

  it.each([
    ['a missing app', { app_id: undefined }, 'body.app_id'],
    ['an app and a service', { service: 'auth' }, 'body.app_id'],
    ['a missing release', { release_id: undefined }, 'body.release_id'],
    [
      'a port out of range',
      { targets: [{ host: '127.0.0.1', port: 70_000 }] },
      'body.targets.0.port',
    ],
    ['a target that is no host', { targets: [{ host: 'a/b', port: 1 }] }, 'body.targets.0.host'],
    ['neither targets nor files', { targets: undefined }, 'body.targets'],
    ['a fractional version', { version: 1.5 }, 'body.version'],
    ['another host than in the path', { host: 'other.localhost' }, 'body.host'],
    ['a relative folder', { targets: undefined, static: { dir: 'x' } }, 'body.static.dir'],
    ['a missing folder', { targets: undefined, static: { dir: '/no/such' } }, 'body.static.dir'],
  ])('422: refuses %s and names the field', async (_what, change, location) => {
    const body = { ...appRoute('app.localhost', 1, [1]), ...change };
    const answer = await edge.control('PUT', '/v1/routes/app.localhost', body);
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: 'validation_failed' });
    expect(answer.body.error?.errors.map((issue) => issue.location)).toContain(location);
    expect((await edge.control('GET', '/v1/routes')).body.data.items).toEqual([]);
  });

  it('422: refuses a snapshot that names a host twice', async () => {
    const routes = [appRoute('a.localhost', 1, [1]), appRoute('A.localhost.', 1, [2])];
    const answer = await edge.control('PUT', '/v1/snapshot', { version: 1, routes });
    expect(answer.body.error?.errors[0]?.location).toBe('body.routes.1.host');
  });

  it('400: refuses what is no JSON, and 404: unknown paths', async () => {
    const answer = await fetch(`http://127.0.0.1:${edge.controlPort}/v1/snapshot`, {
      method: 'PUT',
      body: '{',
      headers: { authorization: `Bearer ${SECRET}` },
    });
    expect(answer.status).toBe(400);
    expect((await edge.control('GET', '/v1/nothing')).body.error?.code).toBe('route_not_found');
    expect((await edge.control('PUT', '/v1/routes/a%2Fb', {})).status).toBe(422);
    const missing = await edge.control('DELETE', '/v1/routes/none.localhost');
    expect(missing.body.error?.code).toBe('edge.route_not_found');
  });

  it('200: removes a route, unless it is newer than the remover knows', async () => {
    await edge.route('gone.localhost', 5, 1);
    const old = await edge.control('DELETE', '/v1/routes/gone.localhost?version=4');
    expect(old.status).toBe(409);
    const { body } = await edge.control('DELETE', '/v1/routes/Gone.localhost?version=6');
    expect(body.data).toMatchObject({ host: 'gone.localhost', deleted: true });
    const late = await edge.control(
      'PUT',
      '/v1/routes/gone.localhost',
      appRoute('gone.localhost', 5, [1]),
    );
    expect(late.status).toBe(409);
  });

  it('200: counts requests by app, for people and for Prometheus', async () => {
    const app = await startBackend((request, response) => {
      response.writeHead(request.url === '/bad' ? 500 : 200).end();
    });
    await edge.control('PUT', '/v1/routes/auth.localhost', {
      service: 'auth',
      targets: [{ host: '127.0.0.1', port: app.port }],
    });
    for (const path of ['/', '/', '/', '/bad']) await ask(edge.port, 'auth.localhost', { path });
    const { body } = await edge.control('GET', '/v1/stats');
    const auth = body.data.items?.find((item) => item['app'] === 'auth');
    expect(auth).toMatchObject({ inflight: 0, requests: 4, error_ratio: 0.25 });
    expect(auth?.['rps']).toBeGreaterThan(0);
    expect(auth?.['p95_ms']).toBeGreaterThan(0);
    const metrics = await fetch(`http://127.0.0.1:${edge.controlPort}/metrics`);
    const lines = (await metrics.text()).split('\n');
    expect(lines).toContain('skydeck_edge_requests_total{app="auth",class="2xx"} 3');
    expect(lines).toContain('skydeck_edge_requests_total{app="auth",class="5xx"} 1');
    expect(lines).toContain('skydeck_edge_request_duration_seconds_count{app="auth"} 4');
    await app.kill();
  });
});
