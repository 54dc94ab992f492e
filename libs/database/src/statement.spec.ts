import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { connect, isUniqueViolation, runStatement, statement } from './index.js';

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
