import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { connect, isUniqueViolation, planFor, runStatement, statement } from './index.js';

const database = testDatabase();
let dataSource: DataSource;

const ADD = statement('insert into kite (name) values ($1) returning name');
const KEPT = statement('select text from kept where name = $1');
const NAMES = statement('select name from kite order by name');

beforeAll(async () => {
  dataSource = await connect({
    url: database.url,
    schema: database.schema('statements'),
    entities: [],
    migrations: [],
    poolSize: 1,
  });
  await dataSource.query('create table kite (name text primary key)');
  await dataSource.query(
    'create view kept as select name, statement as text from pg_prepared_statements',
  );
});

beforeEach(() => dataSource.query('delete from kite'));

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

describe('statements', () => {
  it('are read by Postgres once and kept by their name', async () => {
    await runStatement(dataSource, ADD, ['red']);
    await runStatement(dataSource, ADD, ['blue']);
    expect(await runStatement(dataSource, KEPT, [ADD.name])).toEqual([{ text: ADD.text }]);
    expect(await runStatement(dataSource, NAMES, [])).toEqual([{ name: 'blue' }, { name: 'red' }]);
  });

  it('are planned anew when their tables have grown', async () => {
    const plan = statement(
      'explain select name from pair where name = any(select unnest($1::int[]))',
    );
    const planned = async () => JSON.stringify(await runStatement(dataSource, plan, [[1, 2]]));
    await dataSource.query('create table pair as select 1 as name');
    await dataSource.query('create index on pair (name)');
    await dataSource.query('analyze pair');
    await dataSource.query("set plan_cache_mode = 'force_generic_plan'");
    expect(await planned()).toContain('Seq Scan on pair');
    await dataSource.query('alter table pair set (autovacuum_enabled = off)');
    await dataSource.query('insert into pair select generate_series(2, 100000)');
    planFor(dataSource, 1);
    expect(await planned()).toContain('Index');
    await dataSource.query('reset plan_cache_mode');
  });

  it('belong to the transaction of the manager that they are run with', async () => {
    const canceled = dataSource.transaction(async (manager) => {
      await runStatement(manager, ADD, ['red']);
      throw new Error('Not after all.');
    });
    await expect(canceled).rejects.toThrow('Not after all.');
    expect(await runStatement(dataSource, NAMES, [])).toEqual([]);
  });

  it('fail like other statements, so that a row that exists can be told', async () => {
    await runStatement(dataSource, ADD, ['red']);
    const again = runStatement(dataSource, ADD, ['red']).catch((error: unknown) => error);
    expect(isUniqueViolation(await again)).toBe(true);
  });
});
