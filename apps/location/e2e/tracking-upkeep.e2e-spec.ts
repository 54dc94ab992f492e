import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { DeviceNotes } from '../src/tracking/devices/device-notes.js';
import { PresenceSweeper } from '../src/tracking/devices/presence.sweeper.js';
import { KnownTimes } from '../src/tracking/ingest/known-times.js';
import { LatestFlush } from '../src/tracking/ingest/latest-flush.js';
import { LatestPositions } from '../src/tracking/ingest/latest-positions.js';
import { Erasures } from '../src/tracking/retention/erasures.js';
import { RetentionSweeper } from '../src/tracking/retention/retention.sweeper.js';
import { LocationHarness } from './location-harness.js';

const DAY_S = 86_400;
/** Other tests use the same server. */
const CONNECTIONS = `upkeep_${process.pid}`;

let location: LocationHarness;
let dataSource: DataSource;
let id: string;

beforeAll(async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.searchParams.set('application_name', CONNECTIONS);
  location = await LocationHarness.start({ LOCATION_SAMPLE: 'off', DATABASE_URL: url.href });
  dataSource = location.service.app.get(DataSource);
});
afterAll(() => location.close());
beforeEach(async () => {
  id = String((await location.post('/devices', { name: 'Van' })).data['id']);
});

const get = <Thing>(type: new (...words: never[]) => Thing): Thing =>
  location.service.app.get(type as never);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const send = (...seconds: number[]) =>
  location.post('/positions', {
    positions: seconds.map((some) => ({
      device_id: id,
      recorded_at: ago(some),
      lat: 47,
      lon: 9,
    })),
  });
const count = async (table: string) => {
  const rows = await dataSource.query<unknown[]>(`select 1 from ${table} where device_id = $1`, [
    id,
  ]);
  return rows.length;
};
const show = async () => (await location.get(`/devices/${id}`)).data;
const isOnline = () =>
  eventually(async () => expect(await show()).toMatchObject({ status: 'online' }));
/** As when a server ends. */
const lose = () =>
  dataSource.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = $1 and query like '%insert into position (%'
       and pid <> pg_backend_pid()`,
    [CONNECTIONS],
  );

describe('the upkeep of devices', () => {
  it('says who falls silent, and who is back', async () => {
    await send(5);
    await isOnline();
    await dataSource.query(
      `update latest_position set seen_at = now() - interval '1 hour' where device_id = $1`,
      [id],
    );
    await get(PresenceSweeper).sweep();
    await get(PresenceSweeper).sweep();
    expect(await show()).toMatchObject({ status: 'offline' });
    await send(20);
    await isOnline();
    const types = await dataSource.query<{ type: string }[]>(
      'select type from event where subject = $1 order by id',
      [id],
    );
    expect(types.map(({ type }) => type.replace('tracked_device.', ''))).toEqual([
      'created',
      'online',
      'offline',
      'online',
    ]);
  });

  it('finds the latest position that a process had not kept when it died', async () => {
    await send(30);
    await isOnline();
    await dataSource.query('delete from latest_position where device_id = $1', [id]);
    const latest = new LatestPositions();
    await new LatestFlush(dataSource, latest, get(DeviceNotes), get(KnownTimes)).sweep();
    expect((await show())['last_position']).not.toBeNull();
  });

  it('deletes what is older than a device wants it kept', async () => {
    await send(3 * DAY_S, 2 * DAY_S, 60);
    await location.call('PATCH', `/devices/${id}`, {
      body: '{"retention_days":1}',
      type: 'application/json',
    });
    await get(RetentionSweeper).sweep();
    expect(await count('position')).toBe(1);
    expect((await send(2 * DAY_S)).data).toMatchObject({ refused: 1 });
  });

  it('deletes what is older than its project wants it kept', async () => {
    const settings = '/tracking-settings';
    const keep = (days: number | null) =>
      location.call('PATCH', settings, {
        body: JSON.stringify({ retention_days: days }),
        type: 'application/json',
      });
    await send(3 * DAY_S, 60);
    const shown = { retention_days: 2, most_retention_days: 90 };
    expect((await keep(2)).data).toEqual(shown);
    expect((await location.get(settings)).data).toEqual(shown);
    await get(RetentionSweeper).sweep();
    expect(await count('position')).toBe(1);
    expect((await keep(0)).status).toBe(422);
    await keep(null);
  });

  it('deletes all of a device, also what was under way when it was deleted', async () => {
    await send(2 * DAY_S, 60, 30);
    await isOnline();
    await location.call('DELETE', `/devices/${id}`);
    await eventually(async () => expect(await count('position')).toBe(0));
    await dataSource.query(
      `insert into position (device_id, recorded_at, received_at, lat, lon)
       values ($1, now(), now(), 1, 1)`,
      [id],
    );
    const due = () =>
      dataSource.query('update position_erasure set due_at = now() where device_id = $1', [id]);
    await eventually(async () => {
      await due();
      await get(Erasures).sweep();
      expect(await count('position')).toBe(0);
      expect(await count('position_erasure')).toBe(0);
    });
    expect(await count('latest_position')).toBe(0);
    expect((await send(10)).data).toMatchObject({ refused: 1 });
  });

  it('503, 200: takes positions again as soon as its database is back', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 20; round++) {
      const some = Array.from({ length: 5 }, (_, index) => 1000 + round * 10 + index);
      const answers = some.map((second) => send(second));
      await lose().catch(() => undefined);
      for (const [index, answer] of (await Promise.all(answers)).entries()) {
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 200) acknowledged.push(some[index]!);
      }
    }
    expect((await send(1)).data).toMatchObject({ stored: 1 });
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await count('position')).toBeGreaterThanOrEqual(acknowledged.length + 1);
  });
});
