import { connect } from '@skydeck/database';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { KeyEntity } from './key.entity.js';
import { KeyUsage } from './key-usage.js';

const database = testDatabase();
const IDS = Array.from({ length: 20 }, (_, place) => `key_${String(place).padStart(2, '0')}`);
let dataSource: DataSource;
let clock: TestClock;

beforeAll(async () => {
  const options = { url: database.url, schema: database.schema('auth'), migrations };
  dataSource = await connect({ ...options, entities: [KeyEntity] });
  await dataSource.query(`insert into account (id, status, is_instance_owner, created_at)
    values ('acc_1', 'active', true, now())`);
  await dataSource.query(`insert into project (id, slug, name, created_at)
    values ('prj_1', 'one', 'One', now())`);
});

beforeEach(async () => {
  clock = new TestClock();
  await dataSource.query('delete from api_key');
  const createdAt = clock.now();
  const common = { product: 'pay', mode: 'live', name: 'n', start: 's', last4: '4' } as const;
  const rest = { rateLimitPerMinute: null, createdBy: 'acc_1', createdAt, expiresAt: null };
  const more = { projectId: 'prj_1', revokedAt: null, rotatedTo: null, lastUsedAt: null };
  const rows = IDS.map((id) => ({
    id,
    sha256: id,
    scopes: [],
    allowedCidrs: [],
    ...common,
    ...rest,
    ...more,
  }));
  await dataSource.manager.insert(KeyEntity, rows);
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

const usedAt = async (id: string) =>
  (await dataSource.manager.findOneByOrFail(KeyEntity, { id })).lastUsedAt;

it('writes what a round could not write with the next one', async () => {
  const usage = new KeyUsage(dataSource, clock);
  usage.note('key_00');
  usage.note('key_01');
  const first = clock.now();
  await dataSource.query('alter table api_key rename to away');
  await expect(usage.write()).rejects.toThrow('api_key');
  await dataSource.query('alter table away rename to api_key');
  clock.advance(1000);
  usage.note('key_01');
  await usage.write();
  expect(await usedAt('key_00')).toEqual(first);
  expect(await usedAt('key_01')).toEqual(clock.now());
});

it('lets 50 processes at once write the same keys in any order', async () => {
  const all = Array.from({ length: 50 }, (_, place) => {
    const usage = new KeyUsage(dataSource, clock);
    for (const id of place % 2 === 0 ? IDS : IDS.toReversed()) usage.note(id);
    return usage.write();
  });
  await expect(Promise.all(all)).resolves.toHaveLength(50);
  expect(await usedAt('key_07')).toEqual(clock.now());
});
