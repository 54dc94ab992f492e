import { connect, runStatement } from '@skydeck/database';
import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import type { Position } from '../positions/position.js';
import { LatestPositions } from './latest-positions.js';
import { BatchSizeInvalid, checkBatch } from './position-batch.js';
import { columnsOf } from './position-columns.js';
import { ADD_POSITIONS, CREATE_POSITIONS, KEEP_LATEST, partitionOf } from './position.sql.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;
const RULES = { now: NOW, retentionMs: 30 * DAY_MS };
const sent = (over: object = {}) => ({
  device_id: 'dev_1',
  recorded_at: '2026-11-23T11:59:00Z',
  lat: 47.1,
  lon: 9.5,
  ...over,
});

describe('batches of positions', () => {
  it.each([
    [{ lat: 91 }, 'invalid', 'lat'],
    [{ lon: -180.1 }, 'invalid', 'lon'],
    [{ lat: Number.NaN }, 'invalid', 'lat'],
    [{ lat: '47.1' }, 'invalid', 'lat'],
    [{ lon: null }, 'invalid', 'lon'],
    [{ latitude: 47 }, 'invalid', 'latitude'],
    [{ recorded_at: 1_700_000_000 }, 'invalid', 'recorded_at'],
    [{ recorded_at: '2026-11-23T12:10:01Z' }, 'in_the_future', 'recorded_at'],
    [{ recorded_at: '2026-10-24T11:59:59Z' }, 'too_old', 'recorded_at'],
    [{ attributes: { deep: {} } }, 'invalid', 'attributes.deep'],
  ])('refuse %j and take the others', (over, code, field) => {
    const { positions, refused } = checkBatch(
      [sent(), sent(over), sent({ lat: 0, lon: 0 })],
      RULES,
    );
    expect(refused).toEqual([{ index: 1, code, field, message: expect.any(String) as string }]);
    expect(positions).toHaveLength(1);
  });

  it('come out in the order of time, each once; what lies nowhere in particular is a place', () => {
    const early = sent({ recorded_at: '2026-11-23T11:00:00+01:00', lat: 0, lon: 0 });
    const { positions, duplicates } = checkBatch([sent(), early, sent({ lat: 1 })], RULES);
    expect(positions.map(({ lat }) => lat)).toEqual([0, 47.1]);
    expect(positions[0]!.recordedAtMs).toBe(Date.parse('2026-11-23T10:00:00Z'));
    expect(duplicates).toBe(1);
  });

  it('have 1 to 1,000 positions', () => {
    for (const count of [0, 1001]) {
      expect(() => checkBatch(Array.from({ length: count }, sent), RULES)).toThrow(
        BatchSizeInvalid,
      );
    }
  });
});

const at = (index: number): Position => ({
  deviceId: `dev_${index % 10}`,
  recordedAtMs: NOW.getTime() - index * 1000,
  lat: index / 100,
  lon: -index / 100,
  ...(index % 2 && { speedMps: 1.5, attributes: { note: `"it's" \\ {${index}}, null` } }),
});

describe('positions in Postgres', () => {
  const database = testDatabase();
  let dataSource: DataSource;
  beforeAll(async () => {
    const schema = database.schema('tracking');
    dataSource = await connect({ url: database.url, schema, entities: [], migrations: [] });
    for (const text of CREATE_POSITIONS) await dataSource.query(text);
    for (const days of [-1, 0]) {
      const { create } = partitionOf(NOW.getTime() + days * DAY_MS);
      await dataSource.query(create);
    }
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  const add = async (tenant: string, positions: readonly Position[]) => {
    const [row] = await runStatement<{ count: number }>(dataSource, ADD_POSITIONS, [
      tenant,
      NOW,
      ...columnsOf(positions),
    ]);
    return row!.count;
  };

  it('are added once, and for each tenant by itself', async () => {
    const all = Array.from({ length: 1000 }, (_, index) => at(index));
    expect(await add('one', all.slice(0, 600))).toBe(600);
    expect(await add('one', all)).toBe(400);
    expect(await add('other', all)).toBe(1000);
    const [row] = await dataSource.query<unknown[]>(
      `select lat, lon, speed_mps, attributes from position
       where tenant = 'one' and device_id = 'dev_7' and recorded_at = $1`,
      [new Date(at(17).recordedAtMs)],
    );
    expect(row).toEqual({ lat: 0.17, lon: -0.17, speed_mps: 1.5, attributes: at(17).attributes });
  });

  it('lie in the partition of their day, which can be dropped', async () => {
    const before = { ...at(0), recordedAtMs: Date.parse('2026-11-22T23:59:59.999Z') };
    const midnight = { ...at(0), recordedAtMs: Date.parse('2026-11-23T00:00:00Z') };
    await add('days', [before, midnight]);
    const { name } = partitionOf(before.recordedAtMs);
    expect(name).toBe('position_20261122');
    const rows = await dataSource.query<unknown[]>(`select 1 from ${name} where tenant = 'days'`);
    expect(rows).toHaveLength(1);
  });

  it('50 at once add each of the same batch once', async () => {
    const all = Array.from({ length: 20 }, (_, index) => at(index));
    const counts = await Promise.all(Array.from({ length: 50 }, () => add('race', all)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  it('the latest of each device is kept, whatever comes late, and after a failure', async () => {
    const latest = new LatestPositions();
    const write = (values: unknown[][]) => runStatement(dataSource, KEEP_LATEST, values);
    for (let index = 0; index < 100; index++) latest.note('one', at(99 - index));
    latest.note('one', at(50));
    expect(latest.size).toBe(10);
    await expect(latest.flush(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await latest.flush(write)).toBe(10);
    latest.note('one', at(42));
    await latest.flush(write);
    const rows = await dataSource.query<{ recorded_at: Date }[]>(
      `select recorded_at from latest_position where tenant = 'one' order by device_id`,
    );
    const wanted = Array.from({ length: 10 }, (_, index) => new Date(at(index).recordedAtMs));
    expect(rows.map((row) => row.recorded_at)).toEqual(wanted);
  });
});
