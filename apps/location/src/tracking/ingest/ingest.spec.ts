import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { DeviceEntity } from '../devices/device.entity.js';
import type { DeviceRef } from '../devices/device-ref.js';
import { ingestProcess } from '../fixtures/ingest-process.js';
import type { Fix } from '../positions/position.js';
import { partitionOf } from './day-partitions.js';
import type { AcceptedPosition } from './position-listener.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;
const TENANT = tenantOf('prj_ingest');

const database = testDatabase();
const clock = new TestClock(NOW);
let dataSource: DataSource;

beforeAll(async () => {
  const schema = database.schema('ingest');
  dataSource = await connect({ url: database.url, schema, entities: [DeviceEntity], migrations });
});
afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

async function newDevice(over: Partial<DeviceRef> = {}): Promise<DeviceRef> {
  const id = newId('dev');
  await dataSource.query(
    `insert into device (id, tenant, name, created_at, updated_at) values ($1, $2, $1, $3, $3)`,
    [id, TENANT, NOW],
  );
  const rest = { name: id, externalId: null, labels: [], retentionDays: null };
  return { id, tenant: TENANT, ...rest, ...over };
}

/** Some seconds ago. */
const at = (seconds: number, over: Partial<Fix> = {}): Fix => ({
  recordedAtMs: NOW.getTime() - seconds * 1000,
  lat: 47 + seconds / 1000,
  lon: -seconds / 1000,
  ...over,
});
const fix = (recordedAtMs: number): Fix => ({ ...at(0), recordedAtMs });
const statuses = (outcomes: readonly { status: string }[]) => outcomes.map(({ status }) => status);
const kept = async ({ id }: DeviceRef) => {
  const [row] = await dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from position where device_id = $1',
    [id],
  );
  return row!.count;
};

describe('positions that come in', () => {
  it('are kept once, those that come late as well, and are answered in the order of sending', async () => {
    const { ingest, times } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    const first = [at(30), at(10), at(20), at(10), at(-601), at(31 * 86_400)];
    expect(statuses(await ingest.accept(TENANT, device, first))).toEqual([
      'stored',
      'stored',
      'stored',
      'duplicate',
      'refused',
      'refused',
    ]);
    const second = await ingest.accept(TENANT, device, [at(15), at(20), at(5)]);
    expect(statuses(second)).toEqual(['late', 'duplicate', 'stored']);
    expect(await kept(device)).toBe(5);
    expect(times.of(device.id)).toBe(at(5).recordedAtMs);
  });

  it('have trips made again when another process knows of later ones', async () => {
    const [one, other] = [ingestProcess(dataSource, clock), ingestProcess(dataSource, clock)];
    const device = await newDevice();
    await one.ingest.accept(TENANT, device, [at(100)]);
    await other.ingest.accept(TENANT, device, [at(10)]);
    await dataSource.query(
      `insert into device_track (device_id, followed_at, settled_at) values ($1, $2, $2)
      on conflict (device_id) do update set followed_at = excluded.followed_at`,
      [device.id, new Date(at(10).recordedAtMs)],
    );
    await one.ingest.accept(TENANT, device, [at(50)]);
    const [track] = await dataSource.query<{ redo_from: Date | null }[]>(
      'select redo_from from device_track where device_id = $1',
      [device.id],
    );
    expect(track?.redo_from).toEqual(new Date(at(50).recordedAtMs));
  });

  it('keep what they say', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    const attributes = { note: `"it's" \\ {1}, null`, rpm: 900, on: true };
    await ingest.accept(TENANT, device, [at(1, { speedMps: 1.5, accuracyM: 1e-300, attributes })]);
    const [row] = await dataSource.query<unknown[]>(
      'select lat, lon, speed_mps, accuracy_m, heading_deg, attributes from position where device_id = $1',
      [device.id],
    );
    expect(row).toEqual({
      lat: 47.001,
      lon: -0.001,
      speed_mps: 1.5,
      accuracy_m: 0,
      heading_deg: null,
      attributes,
    });
  });

  it('are kept once when 50 send the same at once, whichever process takes them', async () => {
    const processes = [ingestProcess(dataSource, clock), ingestProcess(dataSource, clock)];
    const devices = [await newDevice(), await newDevice()] as const;
    const items = Array.from({ length: 40 }, (_, index) => ({
      device: devices[index % 2 === 0 ? 0 : 1],
      position: at(index),
    }));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        processes[index % 2]!.ingest.acceptBatch(
          TENANT,
          index % 3 === 0 ? items : items.toReversed(),
        ),
      ),
    );
    const all = statuses(answers.flat());
    expect(all.filter((status) => status !== 'duplicate')).toHaveLength(40);
    expect(await kept(devices[0])).toBe(20);
    const [usage] = await dataSource.query<{ sum: string }[]>(
      `select sum(quantity) from usage_record where meter = 'tracking.positions'
         and project_id = $1`,
      [TENANT],
    );
    const [rows] = await dataSource.query<{ count: string }[]>('select count(*) from position');
    expect(usage!.sum).toBe(rows!.count);
  });

  it('keep their order when a few come behind many: those of the same device wait', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const [busy, other] = [await newDevice(), await newDevice()];
    const ended: string[] = [];
    const send = async (name: string, device: DeviceRef, from: number, count: number) => {
      const positions = Array.from({ length: count }, (_, index) => at(from - index / 8));
      const outcomes = await ingest.accept(TENANT, device, positions);
      ended.push(name);
      return new Set(statuses(outcomes));
    };
    const answers = [
      send('many', busy, 9000, 3000),
      send('more', busy, 8000, 3000),
      send('same', busy, 100, 1),
      send('other', other, 100, 1),
    ];
    expect(await Promise.all(answers)).toEqual(answers.map(() => new Set(['stored'])));
    expect(ended).toEqual(['other', 'many', 'more', 'same']);
  });

  it('lie in the table of their day, also when it is missing or somebody dropped it', async () => {
    const { ingest, days } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    const midnight = Date.parse('2026-11-20T00:00:00Z');
    await ingest.accept(TENANT, device, [fix(midnight - 1), fix(midnight)]);
    const { name } = partitionOf(midnight - 1);
    expect(name).toBe('position_20261119');
    expect(await dataSource.query(`select 1 from ${name}`)).toHaveLength(1);
    await dataSource.query(`drop table ${name}`);
    const again = await ingest.accept(TENANT, device, [fix(midnight - 1), fix(midnight - 2)]);
    expect(statuses(again)).not.toContain('duplicate');
    expect(await days.dropBefore(midnight)).toBeGreaterThan(0);
    expect(await kept(device)).toBe(1);
  });

  it('have no latest one that a process knew before it died', async () => {
    const device = await newDevice();
    const one = ingestProcess(dataSource, clock);
    await one.ingest.accept(TENANT, device, [at(10)]);
    const other = ingestProcess(dataSource, clock);
    expect(statuses(await other.ingest.accept(TENANT, device, [at(20), at(5)]))).toEqual([
      'late',
      'stored',
    ]);
  });

  it('are kept for as long as their device says', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const device = await newDevice({ retentionDays: 1 });
    const old = { ...at(0), recordedAtMs: NOW.getTime() - DAY_MS - 1 };
    expect(await ingest.accept(TENANT, device, [old])).toMatchObject([{ code: 'too_old' }]);
  });
});

describe('who listens to positions', () => {
  it('hears what is new, by device and time, in the transaction and after it', async () => {
    const { ingest, listeners } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    const heard: [string, number, boolean][] = [];
    const note = (what: string) => (accepted: readonly AcceptedPosition[]) => {
      for (const { position, isLatest } of accepted) {
        heard.push([what, (NOW.getTime() - position.recordedAtMs) / 1000, isLatest]);
      }
    };
    await ingest.accept(TENANT, device, [at(50)]);
    listeners.add({
      name: 'test',
      inTransaction: async (_manager, accepted) => Promise.resolve(note('in')(accepted)),
      afterCommit: note('after'),
    });
    await ingest.accept(TENANT, device, [at(30), at(50), at(60), at(40)]);
    expect(heard).toEqual([
      ['in', 60, false],
      ['in', 40, true],
      ['in', 30, true],
      ['after', 60, false],
      ['after', 40, true],
      ['after', 30, true],
    ]);
  });

  it('keeps positions from being kept when it fails, and only those of who asked for it', async () => {
    const { ingest, listeners } = ingestProcess(dataSource, clock);
    const [good, bad] = await Promise.all([newDevice(), newDevice()]);
    const undone: string[] = [];
    listeners.add({
      name: 'test',
      inTransaction: (_manager, accepted) =>
        accepted.some(({ device }) => device.id === bad.id)
          ? Promise.reject(new Error('no'))
          : Promise.resolve(),
      afterRollback: (accepted) => void undone.push(...accepted.map(({ device }) => device.id)),
    });
    const answers = await Promise.allSettled(
      [good, bad].map((device) => ingest.accept(TENANT, device, [at(1)])),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await kept(good)).toBe(1);
    expect(await kept(bad)).toBe(0);
    expect(undone).toContain(bad.id);
  });
});
