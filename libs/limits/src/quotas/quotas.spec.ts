import { projectRef } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { CreateDailyQuota1763730100000 } from './create-daily-quota.migration.js';
import { DailyQuota } from './daily-quota.js';
import { SettingsQuotas } from './quotas.js';
import { RowQuota } from './row-quota.js';

const database = testDatabase();
let dataSource: DataSource;

beforeAll(async () => {
  dataSource = await connect({
    url: database.url,
    schema: database.schema('quotas'),
    entities: [],
    migrations: [CreateDailyQuota1763730100000],
  });
  await dataSource.query('create table thing (owner text not null)');
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

const COUNT = 'select count(*) from thing where owner = $1';
const things = (limit: number) => new RowQuota('things', limit, COUNT);

/** How many of 50 at once pass. */
async function passed(work: () => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: 50 }, work));
  const refusals = results.filter((result) => result.status === 'rejected');
  for (const { reason } of refusals) {
    expect(reason).toMatchObject({ code: 'quota_exceeded', status: 429 });
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const add = (quota: RowQuota, owner: string) => () =>
  dataSource.transaction(async (manager) => {
    await quota.take(manager, owner);
    await manager.query('insert into thing values ($1)', [owner]);
  });

/** Tells how often it counted. */
class CountedQuota extends RowQuota {
  counts = 0;

  override used(...asked: Parameters<RowQuota['used']>): Promise<number> {
    this.counts += 1;
    return super.used(...asked);
  }
}

describe('quotas of rows', () => {
  it('let exactly as many through as there is room for, 50 at once', async () => {
    expect(await passed(add(things(7), 'prj_1'))).toBe(7);
    expect(await things(7).used(dataSource, 'prj_1')).toBe(7);
  });

  it('have room again when something is deleted', async () => {
    await passed(add(things(2), 'prj_2'));
    await dataSource.query(
      `delete from thing where ctid = (select ctid from thing where owner = 'prj_2' limit 1)`,
    );
    expect(await passed(add(things(2), 'prj_2'))).toBe(1);
  });

  it('are counted seldom when they are large, and exactly when they are nearly full', async () => {
    const quota = new CountedQuota('things', 10_000, COUNT);
    await dataSource.query(`insert into thing select 'prj_large' from generate_series(1, 9000)`);
    expect(await passed(add(quota, 'prj_large'))).toBe(50);
    expect(quota.counts).toBeLessThan(50);
    await dataSource.query(`insert into thing select 'prj_full' from generate_series(1, 9993)`);
    expect(await passed(add(quota, 'prj_full'))).toBe(7);
  });

  it('let all of many through, or none', async () => {
    const addThree = () =>
      dataSource.transaction(async (manager) => {
        await things(7).take(manager, 'prj_many', new Date(), 3);
        await manager.query(`insert into thing values ('prj_many'), ('prj_many'), ('prj_many')`);
      });
    expect(await passed(addThree)).toBe(2);
    expect(await passed(add(things(7), 'prj_many'))).toBe(1);
  });

  it('are off at 0', async () => {
    expect(await passed(add(things(0), 'prj_3'))).toBe(50);
  });
});

describe('daily quotas', () => {
  const noon = new Date('2026-01-01T12:00:00Z');
  const quota = new DailyQuota('messages_per_day', 5);

  it('let exactly as many through as there is room for, 50 at once', async () => {
    expect(await passed(() => quota.take(dataSource, 'prj_1', noon))).toBe(5);
    expect(await quota.used(dataSource, 'prj_1', noon)).toBe(5);
    await expect(quota.take(dataSource, 'prj_1', noon)).rejects.toMatchObject({
      retryAfterS: 43_200,
    });
  });

  it('start again each day', async () => {
    const tomorrow = new Date('2026-01-02T00:00:00Z');
    expect(await quota.used(dataSource, 'prj_1', tomorrow)).toBe(0);
    expect(await passed(() => quota.take(dataSource, 'prj_1', tomorrow))).toBe(5);
  });
});

describe('the quotas of a service', () => {
  it('tell what a project has used', async () => {
    const clock = new TestClock(new Date('2026-01-01T12:00:00Z'));
    const own = [things(7), new DailyQuota('calls_per_day', 0)];
    const quotas = new SettingsQuotas(own, [], dataSource, clock);
    expect(await quotas.usesOf(projectRef({ id: 'prj_1', slug: 'one' }, 'live'))).toEqual([
      { name: 'things', limit: 7, used: 7 },
      { name: 'calls_per_day', limit: null, used: 0 },
    ]);
  });

  it('count for each mode, except what belongs to both', async () => {
    const clock = new TestClock(new Date('2026-01-01T12:00:00Z'));
    const own = [things(7), new RowQuota('shared', 9, COUNT, { isOfBothModes: true })];
    const quotas = new SettingsQuotas(own, [], dataSource, clock);
    expect(await quotas.usesOf(projectRef({ id: 'prj_1', slug: 'one' }, 'test'))).toEqual([
      { name: 'things', limit: 7, used: 0 },
      { name: 'shared', limit: 9, used: 7 },
    ]);
  });
});
