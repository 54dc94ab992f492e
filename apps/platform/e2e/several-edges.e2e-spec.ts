import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEdge, EdgeConfig } from '@skydeck/edge';
import { freePort } from '@skydeck/testing';
import { pino } from 'pino';
import { EdgeAddresses } from '../src/launchpad/edge/edge-addresses.js';
import { EdgeClient } from '../src/launchpad/edge/edge-client.js';
import type { EdgeRoute } from '../src/launchpad/edge/edge-route.js';
import type { LaunchpadSettings } from '../src/launchpad/launchpad-settings.js';

const SECRET = 'a-secret-for-tests-only-0123456789';
const FIRST = '127.0.0.1';
const SECOND = '127.0.0.2';
/** Nobody listens here. */
const AWAY = '127.0.0.3';

let home: string;
let ports: { readonly http: number; readonly control: number };
let backend: ReturnType<typeof createServer>;
let addresses: string[];
let edges: EdgeClient;
const running = new Map<string, ReturnType<typeof createEdge>>();

async function start(address: string): Promise<void> {
  const config = EdgeConfig.parse({
    EDGE_HOST: address,
    EDGE_PORT: String(ports.http),
    EDGE_CONTROL_HOST: address,
    EDGE_CONTROL_PORT: String(ports.control),
    SKYDECK_HOME: await mkdtemp(path.join(home, 'edge-')),
    SKYDECK_SERVICE_SECRET: SECRET,
    EDGE_ACCESS_LOG: 'off',
    EDGE_SHUTDOWN_TIMEOUT_MS: '500',
  });
  const edge = createEdge(config, pino({ level: 'silent' }));
  await edge.listen();
  running.set(address, edge);
}

async function stop(address: string): Promise<void> {
  await running.get(address)?.close();
  running.delete(address);
}

/** What is there now. */
const lookUp = async () => addresses.map((address) => ({ address, family: 4 }));

function clientOf(): EdgeClient {
  const config = { SKYDECK_SERVICE_SECRET: SECRET };
  const url = new URL(`http://edges.example:${ports.control}`);
  return new EdgeClient({ config } as LaunchpadSettings, new EdgeAddresses(url, lookUp, 0));
}

const routeOf = (host: string, version: number, more: object = {}): EdgeRoute => ({
  host,
  version,
  app_id: 'app_one',
  release_id: `rel_${version}`,
  targets: [{ host: FIRST, port: (backend.address() as AddressInfo).port }],
  ...more,
});

/** What a visitor of one edge gets. */
async function visit(address: string, host: string): Promise<number> {
  const asked = request({ host: address, port: ports.http, headers: { host }, agent: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

const visits = (host: string) => Promise.all([visit(FIRST, host), visit(SECOND, host)]);

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'edges-'));
  ports = { http: await freePort(), control: await freePort() };
  backend = createServer((_request, response) => response.end('hello'));
  await once(backend.listen(0, FIRST), 'listening');
  addresses = [FIRST, SECOND];
  for (const address of addresses) await start(address);
  edges = clientOf();
});

afterEach(async () => {
  for (const address of [FIRST, SECOND]) await stop(address);
  backend.close();
  await rm(home, { recursive: true, force: true });
});

describe('several edges', () => {
  it('all serve a route that was told, and none any more when it was taken away', async () => {
    await edges.putRoute(routeOf('one.example', 1));
    expect(await visits('one.example')).toEqual([200, 200]);
    await edges.removeRoute('one.example');
    expect(await visits('one.example')).toEqual([404, 404]);
  });

  it('go on without one that does not answer, which is told everything when it is there', async () => {
    await stop(SECOND);
    addresses = [FIRST, SECOND, AWAY];
    await edges.putSnapshot(3, [routeOf('one.example', 3)]);
    expect(await edges.versions()).toEqual({ oldest: 3, newest: 3 });
    await start(SECOND);
    expect(await edges.versions()).toEqual({ oldest: 0, newest: 3 });
    await edges.putSnapshot(3, [routeOf('one.example', 3)]);
    expect(await edges.versions()).toEqual({ oldest: 3, newest: 3 });
    expect(await visits('one.example')).toEqual([200, 200]);
  });

  it('refuse together: what one of them finds too old is done by nobody unnoticed', async () => {
    addresses = [SECOND];
    await edges.putRoute(routeOf('one.example', 5));
    addresses = [FIRST, SECOND];
    await expect(edges.putRoute(routeOf('one.example', 4))).rejects.toMatchObject({
      code: 'edge.stale_version',
    });
  });

  it('are unreachable when none of them answers, or the name has no address', async () => {
    addresses = [AWAY];
    await expect(edges.versions()).rejects.toMatchObject({ code: 'unreachable' });
    addresses = [];
    await expect(edges.versions()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('count together, also when one of them begins anew or is gone', async () => {
    await edges.putSnapshot(1, [routeOf('one.example', 1)]);
    for (let round = 0; round < 3; round++) await visits('one.example');
    const requests = async () =>
      (await edges.stats()).find(({ app }) => app === 'app_one')?.requests;
    expect(await requests()).toBe(6);
    await stop(SECOND);
    await visit(FIRST, 'one.example');
    expect(await requests()).toBe(7);
    await start(SECOND);
    await edges.putSnapshot(1, [routeOf('one.example', 1)]);
    await visits('one.example');
    expect(await requests()).toBe(9);
    addresses = [FIRST];
    await visit(FIRST, 'one.example');
    expect(await requests()).toBe(10);
  });

  it('are heard at once, whichever of them somebody waits at, and tell each wait once', async () => {
    await edges.putSnapshot(1, [routeOf('one.example', 1, { targets: [], wakes: true })]);
    const hearing = edges.wakes({ after: new Map(), waitMs: 20_000 });
    const waiting = visit(SECOND, 'one.example');
    const heard = await hearing;
    expect(heard.items).toMatchObject([{ app_id: 'app_one', host: 'one.example' }]);
    const again = await edges.wakes({ after: heard.cursors, waitMs: 300 });
    expect(again.items).toEqual([]);
    await edges.putRoute(routeOf('one.example', 2));
    expect(await waiting).toBe(200);
  });
});
