import { setUpLog } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import { SealedColumns, SecretRenewal } from '@skydeck/spine';
import { DataSource } from 'typeorm';
import { SERVICES } from '../src/stack/stack-ports.js';
import { startTestStack, type TestStack } from '../src/testing/index.js';

/** Times. */
const NOT_SEALED = ['ledger_block.sealed_at'];

const database = testDatabase();
let stack: TestStack;

beforeAll(async () => {
  setUpLog({ level: 'fatal' });
  stack = await startTestStack({ database, members: [...SERVICES] });
}, 300_000);

afterAll(async () => {
  await stack.close();
  await database[Symbol.asyncDispose]();
});

it('every sealed column of every service moves to another service secret', async () => {
  const forgotten: string[] = [];
  for (const { app } of stack.services) {
    const listed = app
      .get(SealedColumns, { strict: false })
      .columns.map(({ table, column }) => `${table}.${column}`);
    const rows = await app.get(DataSource).query<{ name: string }[]>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = current_schema() and column_name like '%sealed%'`,
    );
    const known = new Set([...listed, ...NOT_SEALED]);
    forgotten.push(...rows.map(({ name }) => name).filter((name) => !known.has(name)));
  }
  expect(forgotten).toEqual([]);
});

it('the columns that are listed are there, with their keys and owners', async () => {
  for (const { app } of stack.services) {
    expect(await app.get(SecretRenewal, { strict: false }).renew()).toEqual({});
  }
}, 60_000);
