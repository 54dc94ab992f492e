import type { Tenant } from '@skydeck/auth-guard';
import { loadConfig } from '@skydeck/config';
import { Precondition } from '@skydeck/envelope';
import type { Service } from '@skydeck/service';
import { TestClock, testDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { createLocation } from '../../../create-location.js';
import { LocationConfig } from '../../../location.config.js';
import { seeded } from '../../../roads/fixtures/seeded.js';
import { drawnFences } from '../../fences/fixtures/drawn-fences.js';
import { Oracle } from '../../fences/fixtures/oracle.js';
import type { Fence } from '../../fences/fence.js';
import { berlin } from '../../fixtures/trace.js';
import { type AcceptedPosition, BatchOutdated } from '../../ingest/position-listener.js';
import type { Position } from '../../positions/position.js';
import { CreateGeofence } from '../geofence.schema.js';
import { GeofenceEventSweeper } from '../events/geofence-event.sweeper.js';
import { Geofences } from '../geofences.js';
import { DwellSweeper } from './dwell.sweeper.js';
import { GeofenceWatch } from './geofence-watch.js';

const LONGEST_MS = 120_000;
const PLACE = { lat: 52.41, lon: 13.43 };
const ANY = new Precondition(undefined);
const START_MS = Date.UTC(2026, 10, 23, 8);

/** What is sent to make a fence of a drawing. */
function bodyOf({ id, geometry, dwellS, schedule, devices }: Fence): CreateGeofence {
  const shape =
    geometry.kind === 'circle'
      ? {
          type: 'circle',
          center: { lat: geometry.lat, lon: geometry.lon },
          radius_m: geometry.radiusM,
        }
      : geometry.kind === 'polygon'
        ? { type: 'polygon', polygon: { type: 'Polygon', coordinates: geometry.rings } }
        : {
            type: 'corridor',
            line: { type: 'LineString', coordinates: geometry.line },
            width_m: geometry.widthM,
          };
  return CreateGeofence.parse({
    name: id,
    shape,
    dwell_s: dwellS,
    schedule: schedule && { time_zone: schedule.timeZone, hours: schedule.hours },
    devices: devices && { ids: devices.deviceIds, labels: devices.labels },
  });
}

const at = (second: number, lat: number): Position => ({
  deviceId: 'd',
  recordedAtMs: START_MS + second * 1000,
  lat,
  lon: 0,
});

const codeOf = ({ code }: { code?: string }) => code;

describe('geofences that are watched', () => {
  const database = testDatabase();
  const clock = new TestClock(new Date('2026-11-20T12:00:00Z'));
  const open: Service[] = [];
  let tenants = 0;
  let outdated = 0;

  const process = async () => {
    const service = await createLocation(
      loadConfig(LocationConfig, {
        DATABASE_URL: database.url,
        LOCATION_SCHEMA: database.schema('location'),
        LOCATION_PORT: '0',
        LOCATION_INTERNAL_PORT: '0',
        LOCATION_SAMPLE: 'off',
        SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
      }),
      { clock },
    );
    await service.app.init();
    open.push(service);
    return {
      watch: service.app.get(GeofenceWatch),
      geofences: service.app.get(Geofences),
      sweeper: service.app.get(DwellSweeper),
      keeper: service.app.get(GeofenceEventSweeper),
      rows: service.app.get(DataSource),
    };
  };
  let one: Awaited<ReturnType<typeof process>>;
  let two: typeof one;

  beforeAll(async () => {
    one = await process();
    two = await process();
  });
  afterAll(async () => {
    for (const service of open) await service.close();
    await database[Symbol.asyncDispose]();
  });

  /** A project with devices, and its positions as they come. */
  async function project(...names: string[]) {
    const tenant = `prj_${(tenants += 1)}.live` as Tenant;
    const suffix = tenants === 1 ? '' : `-${tenants}`;
    for (const name of names) {
      await one.rows.query(
        `insert into device (id, tenant, name, created_at, updated_at) values ($1, $2, $1, now(), now())`,
        [`${name}${suffix}`, tenant],
      );
    }
    const accepted = ({ deviceId, ...position }: Position): AcceptedPosition => ({
      device: {
        id: `${deviceId}${suffix}`,
        tenant,
        name: deviceId,
        externalId: null,
        labels: deviceId === 'd2' ? ['van', 'red'] : [],
        retentionDays: null,
      },
      position,
      isLatest: true,
      receivedAt: clock.now(),
    });
    const take = async (by: typeof one, positions: readonly Position[]): Promise<void> => {
      const all = positions.map(accepted);
      const judge = () => by.rows.transaction((manager) => by.watch.judge(manager, all));
      await judge().catch((error: unknown) => {
        if (!(error instanceof BatchOutdated)) throw error;
        outdated += 1;
        return judge();
      });
      // Within a transaction of somebody else it is not committed yet.
      if (by.rows instanceof DataSource) by.watch.remember(all);
    };
    const told = async () => {
      const rows = await one.rows.query<{ told: string }[]>(
        `select concat_ws(':', g.name, split_part(e.device_id, '-', 1), e.kind,
           (extract(epoch from e.at) * 1000)::bigint, e.cause) as told
         from geofence_event e join geofence g on g.id = e.geofence_id
         where e.tenant = $1 order by e.at, e.created_at`,
        [tenant],
      );
      return rows.map((row) => row.told);
    };
    return { tenant, take, told };
  }

  type Take = (by: typeof one, positions: readonly Position[]) => Promise<void>;

  /** Positions are judged, and the transaction ends without a commit. */
  const crash = (by: typeof one, take: Take, positions: readonly Position[]): Promise<string> =>
    by.rows
      .transaction(async (manager) => {
        const transaction = (work: (on: typeof manager) => Promise<void>) => work(manager);
        await take({ ...by, rows: { transaction } as DataSource }, positions);
        throw new Error('killed');
      })
      .then(String, ({ message }: Error) => message);

  const home = {
    name: 'home',
    shape: { type: 'circle', center: { lat: 0, lon: 0 }, radius_m: 1000 },
  };

  it(
    'say event for event what an oracle says of real drives: late, twice, in two processes, with crashes and a restart',
    async () => {
      const below = seeded(12);
      const fences = drawnFences(140, { ...PLACE, reach: 0.05 }, seeded(250));
      const { tenant, take, told } = await project('d1', 'd2', 'd3');
      for (const fence of fences) await one.geofences.create(tenant, bodyOf(fence));
      const drive = berlin('d1', 12);
      const reversed = drive.map((position, index) => ({
        ...position,
        deviceId: 'd2',
        recordedAtMs: drive.at(-1 - index)!.recordedAtMs,
      }));
      const shifted = drive.map((position) => ({
        ...position,
        deviceId: 'd3',
        lat: position.lat + 0.004,
      }));
      const all = [...drive, ...reversed.toReversed(), ...shifted]
        .map((position) => ({
          position,
          key: position.recordedAtMs + (below(12) === 0 ? below(300_000) : 0),
        }))
        .toSorted((first, second) => first.key - second.key)
        .map(({ position }) => position);
      const batches: Position[][] = [];
      for (let from = 0; from < all.length;) {
        const size = 1 + below(60);
        const batch = all.slice(from, from + size);
        batches.push(batch.toSorted((first, second) => first.recordedAtMs - second.recordedAtMs));
        if (below(6) === 0) batches.push(batches[below(batches.length)]!);
        from += size;
      }
      const oracle = new Oracle(fences);
      const expected: string[] = [];
      const crashes: string[] = [];
      let late = two;
      for (const [index, batch] of batches.entries()) {
        if (index === Math.floor(batches.length / 2)) late = await process();
        const by = below(2) === 0 ? one : late;
        if (below(5) === 0) crashes.push(await crash(by, take, batch));
        await take(by, batch);
        for (const position of batch) {
          expected.push(
            ...oracle.accept(position, position.deviceId === 'd2' ? ['van', 'red'] : []),
          );
        }
      }
      const kinds = { enter: 'entered', exit: 'exited', dwell: 'dwelled' } as Record<
        string,
        string
      >;
      const wanted = expected.map((text) =>
        text.replace(/:(enter|exit|dwell):/, (_, kind: string) => `:${kinds[kind]}:`),
      );
      expect((await told()).toSorted()).toEqual(wanted.toSorted());
      expect(wanted.length).toBeGreaterThan(150);
      expect(outdated).toBeGreaterThan(10);
      expect(new Set(crashes)).toEqual(new Set(['killed']));
      const [{ count }] = await one.rows.query<[{ count: number }]>(
        `select count(*)::int as count from event
       where project_id = $1 and type in ('geofence.entered', 'geofence.exited', 'geofence.dwelled')`,
        [tenant],
      );
      expect(count).toBe(wanted.length);
    },
    LONGEST_MS,
  );

  it('50 at once tell of the same positions once', async () => {
    const { tenant, take, told } = await project('d');
    await one.geofences.create(tenant, CreateGeofence.parse(home));
    const walk = [at(0, 0), at(10, 1), at(20, 0)];
    await Promise.all(Array.from({ length: 50 }, (_, index) => take(index % 2 ? one : two, walk)));
    expect((await told()).map((text) => text.split(':')[2])).toEqual([
      'entered',
      'exited',
      'entered',
    ]);
  });

  it('heed at once what another process changed, and end what is watched no more silently', async () => {
    const { tenant, take, told } = await project('d');
    await take(two, [at(0, 0)]);
    const { id } = await one.geofences.create(tenant, CreateGeofence.parse(home));
    await take(two, [at(1, 0)]);
    expect(await told()).toHaveLength(1);
    const smaller = { ...home.shape, center: { lat: 1, lon: 0 } } as CreateGeofence['shape'];
    await one.geofences.update(tenant, id, { shape: smaller }, ANY);
    expect(await told()).toHaveLength(1);
    await take(two, [at(2, 0)]);
    expect((await told()).at(-1)).toMatch(/:exited:\d+:left$/);
    await take(two, [at(3, 1)]);
    await one.geofences.update(tenant, id, { enabled: false }, ANY);
    await take(two, [at(4, 5), at(5, 1)]);
    expect(await told()).toHaveLength(3);
    await one.geofences.update(tenant, id, { enabled: true }, ANY);
    await take(two, [at(6, 1)]);
    expect((await told()).map((text) => text.split(':')[2])).toEqual([
      'entered',
      'exited',
      'entered',
      'entered',
    ]);
    await one.geofences.delete(tenant, id, ANY);
    await take(two, [at(7, 5)]);
    expect(await told()).toEqual([]);
  });

  it('a change while positions are taken fails none of them: 50 at once', async () => {
    const { take, tenant } = await project(
      ...Array.from({ length: 10 }, (_, index) => `r${index}`),
    );
    const { id } = await one.geofences.create(tenant, CreateGeofence.parse(home));
    const moves = Array.from({ length: 50 }, (_, index) =>
      take(index % 2 ? one : two, [{ ...at(index, 0), deviceId: `r${index % 10}` }]),
    );
    const changes = [true, false, true].map((enabled) =>
      two.geofences.update(tenant, id, { enabled }, ANY),
    );
    // Only a change may come after the end.
    const ends = [...changes, two.geofences.delete(tenant, id, ANY)].map((end) =>
      end.then(() => 'done', codeOf),
    );
    const allowed = new Set<string | undefined>(['done', 'geofence.not_found']);
    expect((await Promise.all(ends)).filter((end) => !allowed.has(end))).toEqual([]);
    await Promise.all(moves);
  });

  it('who is silent inside dwells by the clock, once for 50 sweeps at once', async () => {
    const { tenant, take, told } = await project('d');
    await one.geofences.create(tenant, CreateGeofence.parse({ ...home, dwell_s: 60 }));
    await take(one, [at(0, 0)]);
    clock.advance(START_MS + 59_000 - clock.now().getTime());
    await one.sweeper.sweep();
    expect(await told()).toHaveLength(1);
    clock.advance(2000);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two).sweeper.sweep()),
    );
    expect((await told()).at(-1)).toBe(`home:d:dwelled:${START_MS + 60_000}`);
    await take(two, [at(70, 0), at(80, 1)]);
    expect((await told()).map((text) => text.split(':')[2])).toEqual([
      'entered',
      'dwelled',
      'exited',
    ]);
  });

  it('what happened long ago is forgotten, and so is that a geofence was there', async () => {
    const { tenant, take, told } = await project('d');
    const { id } = await one.geofences.create(tenant, CreateGeofence.parse(home));
    const gone = await one.geofences.create(tenant, CreateGeofence.parse(home));
    await one.geofences.delete(tenant, gone.id, ANY);
    await take(one, [at(0, 0)]);
    clock.advance(89 * 86_400_000);
    await one.keeper.sweep();
    expect(await told()).toHaveLength(1);
    clock.advance(2 * 86_400_000);
    await one.keeper.sweep();
    expect(await told()).toEqual([]);
    const changes = await one.rows.query<object[]>(
      'select geofence_id from geofence_change where tenant = $1',
      [tenant],
    );
    expect(changes).toEqual([{ geofence_id: id }]);
    await take(two, [at(10, 1)]);
    expect((await told()).map((text) => text.split(':')[2])).toEqual(['exited']);
  });
});
