import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Tenant } from '@skydeck/auth-guard';
import { FindIsochrones } from '../routing/isochrone.schema.js';
import { FindRoute } from '../routing/route.schema.js';
import { FindNearest } from '../routing/routing.schema.js';
import { chooseEngine } from './choose-engine.js';
import { Engines } from './engines.js';
import { loopback } from './fixtures/loopback.js';
import type { RoutingEngine } from './routing-engine.js';

const TENANT = 'prj_1' as Tenant;
const HERE = { lat: 43.73, lon: 7.42 };
const waypoints = [HERE, { lat: 43.74, lon: 7.43 }];

/** Stands for the embedded engine: it tells that it was asked. */
const embedded = {
  name: 'embedded',
  capabilities: () => new Set(),
  route: () => Promise.resolve('embedded'),
  isochrone: () => Promise.resolve('embedded'),
} as unknown as RoutingEngine;

function enginesOf(url: string | undefined, more: object = {}) {
  const choice = chooseEngine(embedded, {
    LOCATION_ROUTING_ENGINE: 'osrm',
    LOCATION_ROUTING_URL: url,
    LOCATION_ROUTING_FALLTHROUGH: [],
    LOCATION_ROUTING_TIMEOUT_MS: 5000,
    ...more,
  });
  return { engines: new Engines(choice), close: choice.close };
}

describe('which engine answers', () => {
  it('needs an address for one that is not embedded', () => {
    expect(() => enginesOf(undefined)).toThrow('LOCATION_ROUTING_URL');
  });

  it.each([
    ['bicycles', { profile: 'bike' }, '`profile:bike`'],
    ['a map of the project', { region: 'reg_1' }, '`region`'],
    [
      'areas to avoid',
      { avoid_polygons: { type: 'Polygon', coordinates: [[]] } },
      'avoid_polygons',
    ],
    ['vehicles with measures', { vehicle: { weight_t: 12, hazmat: false } }, '`vehicle`'],
    ['times of departure', { departure_at: '2026-11-23T08:00:00Z' }, '`departure_at`'],
    ['tunnels avoided', { avoid: ['tunnel'] }, '`avoid:tunnel`'],
    ['two kinds avoided', { avoid: ['toll', 'ferry'] }, '`avoid:several`'],
  ])('422: an OSRM for cars has no %s, and is not asked', async (_what, wanted, missing) => {
    const { engines, close } = enginesOf('http://127.0.0.1:1');
    const body = { ...FindRoute.parse({ waypoints }), ...wanted } as FindRoute;
    expect(() => engines.route(TENANT, body)).toThrow(missing);
    expect(() => engines.check('route', body)).toThrow(
      expect.objectContaining({ code: 'routing.unsupported_by_engine', status: 422 }) as Error,
    );
    await close();
  });

  it('lets the embedded engine answer what is named in the settings, and nothing else', async () => {
    const fallsThrough = { LOCATION_ROUTING_FALLTHROUGH: ['isochrone'] };
    const { engines, close } = enginesOf('http://127.0.0.1:1', fallsThrough);
    const reach = FindIsochrones.parse({ place: HERE, times_s: [60] });
    await expect(engines.isochrone(TENANT, reach)).resolves.toBe('embedded');
    const ride = FindRoute.parse({ waypoints, profile: 'bike' });
    expect(() => engines.route(TENANT, ride)).toThrow('profile:bike');
    await close();
  });

  it('asks an OSRM of its own for each profile when the address has a place for it', async () => {
    const asked: string[] = [];
    await using server = await loopback(({ url = '' }) => {
      asked.push(url);
      return { status: 200, json: { code: 'Ok', waypoints: [] } };
    });
    const { engines, close } = enginesOf(`${server.url}/{profile}/`);
    await engines.snap(TENANT, FindNearest.parse({ place: HERE, profile: 'foot' }));
    expect(asked[0]).toMatch(/^\/foot\/nearest\/v1\/driving\/7\.42,43\.73\?/);
    await close();
  });
});

describe('an engine that does not do its work', () => {
  const near = FindNearest.parse({ place: HERE });
  const unavailable = { code: 'routing.engine_unavailable', status: 502 };

  it.each([
    ['breaks', { status: 503, json: {} }],
    ['says something else', { status: 200, json: { code: 'Ok', roads: 'none' } }],
    ['says nothing in JSON', { status: 200, json: 'hello' }],
    ['knows a code that nobody else does', { status: 400, json: { code: 'Moon' } }],
  ])('502: it %s', async (_what, said) => {
    await using server = await loopback(() => said);
    const { engines, close } = enginesOf(server.url);
    await expect(engines.snap(TENANT, near)).rejects.toMatchObject(unavailable);
    await close();
  });

  it('502: nobody is there, or nobody answers in time', async () => {
    const gone = enginesOf('http://127.0.0.1:1');
    await expect(gone.engines.snap(TENANT, near)).rejects.toMatchObject(unavailable);
    await gone.close();
    const never = Promise.withResolvers<never>();
    await using server = await loopback(() => never.promise);
    const mute = enginesOf(server.url, { LOCATION_ROUTING_TIMEOUT_MS: 100 });
    await expect(mute.engines.snap(TENANT, near)).rejects.toMatchObject(unavailable);
    await mute.close();
    never.reject(new Error('over'));
  });

  it('is asked again when it closes the connection, three times at most', async () => {
    let connections = 0;
    let isHelpful = false;
    const server = createServer((socket) => {
      connections++;
      socket.on('error', () => undefined);
      socket.once('data', () => {
        if (!isHelpful || connections % 3 !== 0) {
          socket.resetAndDestroy();
          return;
        }
        const body = JSON.stringify({ code: 'Ok', waypoints: [] });
        socket.end(
          `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { engines, close } = enginesOf(`http://127.0.0.1:${port}`);
    await expect(engines.snap(TENANT, near)).rejects.toMatchObject(unavailable);
    expect(connections).toBe(3);
    isHelpful = true;
    await expect(engines.snap(TENANT, near)).resolves.toMatchObject({ roads: [] });
    expect(connections).toBe(6);
    await close();
    await new Promise((resolve) => server.close(resolve));
  });
});
