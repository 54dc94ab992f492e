import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { eventually, freePort, testDatabase } from '@skydeck/testing';
import { LocationProcess } from './location-process.js';

const MONACO = fileURLToPath(new URL('../sample/monaco.osm.gz', import.meta.url));
const ENDS = [
  { lat: 43.733802, lon: 7.413433 },
  { lat: 43.739662, lon: 7.424355 },
];
/** A worker that says nothing for ten seconds is dead. */
const GOING_ON_MS = 60_000;
const ALL_MS = 180_000;

const file = async () => new Uint8Array(await readFile(MONACO));

interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly meta: { readonly operation_id: string };
}

describe('an import whose process is killed', () => {
  const database = testDatabase();
  let home: string;
  let auth: AuthNeighbour;
  let location: LocationProcess;

  beforeAll(async () => {
    auth = await AuthNeighbour.start({ product: 'location' });
    home = await mkdtemp(path.join(tmpdir(), 'skydeck-killed-'));
    const port = await freePort();
    location = new LocationProcess(`http://127.0.0.1:${port}`, {
      DATABASE_URL: database.url,
      LOCATION_SCHEMA: database.schema('location'),
      LOCATION_PORT: `${port}`,
      LOCATION_INTERNAL_PORT: '0',
      LOCATION_SAMPLE: 'off',
      LOCATION_CITIES: 'off',
      SKYDECK_HOME: home,
      SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
      AUTH_URL: auth.url,
      AUTH_INTERNAL_URL: auth.url,
    });
    await location.start();
  }, 90_000);
  afterAll(async () => {
    await location.kill();
    await auth.close();
    await database[Symbol.asyncDispose]();
    await rm(home, { recursive: true, force: true });
  });

  async function call(method: string, route: string, body?: object | Uint8Array<ArrayBuffer>) {
    const isFile = body instanceof Uint8Array;
    const response = await fetch(`${location.url}/api/v1${route}`, {
      method,
      headers: {
        authorization: `Bearer ${auth.key('demo')}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) } as Answer;
  }
  const route = () => call('POST', '/routes', { waypoints: ENDS });

  /** Kills it while it makes this part of the map. */
  async function killedAt(operation: string, stage: string): Promise<void> {
    await eventually(
      async () => (await call('GET', `/operations/${operation}`)).data['stage'] === stage,
      { timeoutMs: GOING_ON_MS, everyMs: 20 },
    );
    await location.kill();
  }

  /** Waits until a build is over, whichever process does it. */
  const over = (operation: string) =>
    eventually(
      async () => {
        const { data } = await call('GET', `/operations/${operation}`);
        if (data['status'] === 'failed') throw new Error(JSON.stringify(data['error']));
        return data['status'] === 'succeeded';
      },
      { timeoutMs: GOING_ON_MS, everyMs: 200 },
    );

  it(
    'goes on after the parts that are done; a map of before is served meanwhile',
    async () => {
      const made = await call('POST', '/regions?name=Monaco', await file());
      const region = String(made.data['id']);
      const own = path.join(home, 'location', region);
      await killedAt(made.meta.operation_id, 'tiles');
      const roads = await stat(path.join(own, 'building/car.arrays'));
      await location.start();
      await over(made.meta.operation_id);
      const built = (await readdir(own)).find((name) => name.startsWith('1-'));
      expect((await stat(path.join(own, built!, 'car.arrays'))).ino).toBe(roads.ino);
      expect((await call('GET', `/regions/${region}`)).data).toMatchObject({
        status: 'ready',
        build: 1,
        counts: { edges_car: expect.any(Number), places: expect.any(Number) },
      });
      await eventually(async () => (await route()).status === 200);
      const before = await route();

      const newer = await call('PUT', `/regions/${region}/source`, await file());
      await killedAt(newer.meta.operation_id, 'roads');
      await location.start();
      await eventually(async () => (await route()).status === 200);
      expect((await call('GET', `/regions/${region}`)).data).toMatchObject({
        status: 'building',
        build: 1,
      });
      const meanwhile = await route();
      expect(meanwhile.data['legs']).toEqual(before.data['legs']);
      await over(newer.meta.operation_id);
      await eventually(async () => (await readdir(own)).length === 1);
      expect((await call('GET', `/regions/${region}`)).data).toMatchObject({ build: 2 });
      const objects = await readdir(path.join(home, 'objects'), { recursive: true });
      expect(objects.filter((name) => name.includes('src_')).length).toBeLessThan(3);
    },
    ALL_MS,
  );
});
