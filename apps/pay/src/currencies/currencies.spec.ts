import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { Currencies } from './currencies.js';
import { CurrencyEntity } from './currency.entity.js';

const TENANT = tenantOf('prj_currencies');
const database = testDatabase();
const clock = new TestClock();
let dataSource: DataSource;
let currencies: Currencies;
let asked: string[] = [];
const nothing = () => undefined;
const logQuery = (sql: string) => asked.push(sql);

beforeAll(async () => {
  dataSource = await connect({
    url: database.url,
    schema: database.schema('currencies'),
    entities: [CurrencyEntity],
    migrations,
  });
  dataSource.setOptions({
    logger: {
      logQuery,
      logQueryError: nothing,
      logQuerySlow: nothing,
      logSchemaBuild: nothing,
      logMigration: nothing,
      log: nothing,
    },
  });
});

beforeEach(async () => {
  await dataSource.query('delete from currency');
  await dataSource.query(
    `insert into currency (tenant, code, name, exponent, kind, active, created_at, updated_at)
     values ($1, 'PTS', 'Points', 0, 'custom', true, now(), now())`,
    [TENANT],
  );
  currencies = new Currencies(dataSource, clock);
  asked = [];
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

const many = () => Promise.all(Array.from({ length: 100 }, () => currencies.find(TENANT, 'PTS')));

describe('currencies', () => {
  it('ask Postgres once for 100 who ask at once, and again when it is no longer believed', async () => {
    expect(new Set((await many()).map((one) => one?.name))).toEqual(new Set(['Points']));
    expect(asked).toHaveLength(1);
    await many();
    expect(asked).toHaveLength(1);
    clock.advance(10_001);
    await many();
    expect(asked).toHaveLength(2);
  });

  it('are not remembered as they were before a change that came while they were read', async () => {
    const before = many();
    currencies.forget(TENANT, 'PTS');
    await dataSource.query(`update currency set name = 'Stars'`);
    await before;
    expect((await currencies.find(TENANT, 'PTS'))?.name).toBe('Stars');
  });

  it('are asked for anew after Postgres has failed', async () => {
    await dataSource.query('alter table currency rename to gone');
    const failed = await Promise.allSettled([many(), many()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await dataSource.query('alter table gone rename to currency');
    expect((await currencies.find(TENANT, 'PTS'))?.name).toBe('Points');
  });
});
