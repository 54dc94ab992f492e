import { connect } from '@skydeck/database';
import { acceptPreviousSecrets, SecretBox } from '@skydeck/secret-box';
import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { renewColumn } from './renew-column.js';
import { type SealedColumn, sealedFor } from './sealed-column.js';

const [OLD, NOW, NEVER] = ['old', 'now', 'never'].map((name) => name.padEnd(32, '.')) as [
  string,
  string,
  string,
];
const boxOf = (secret: string) => new SecretBox({ secret, purpose: 'tests' });
const database = testDatabase();
const going = new AbortController().signal;
let dataSource: DataSource;

beforeAll(async () => {
  acceptPreviousSecrets(NOW, [OLD]);
  dataSource = await connect({
    url: database.url,
    schema: database.schema('sealed'),
    entities: [],
    migrations: [],
  });
  await dataSource.query('create table thing (a text, b text, sealed bytea, primary key (a, b))');
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

beforeEach(() => dataSource.query('delete from thing'));

const column: SealedColumn = {
  table: 'thing',
  column: 'sealed',
  key: ['a', 'b'],
  owner: `'thing ' || a || ' ' || b`,
  box: boxOf(NOW),
};

const add = (a: string, b: string, sealed: Buffer | null) =>
  dataSource.query('insert into thing values ($1, $2, $3)', [a, b, sealed]);

async function fill(secret: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const [a, b] = [`a${index % 7}`, `b${index}`];
    await add(a, b, boxOf(secret).seal(`value ${index}`, `thing ${a} ${b}`));
  }
}

async function opened(secret: string): Promise<string[]> {
  const rows = await dataSource.query<{ a: string; b: string; sealed: Buffer }[]>(
    'select * from thing where sealed is not null',
  );
  return rows.map(({ a, b, sealed }) => boxOf(secret).openText(sealed, `thing ${a} ${b}`));
}

const values = (count: number) => Array.from({ length: count }, (_, index) => `value ${index}`);

describe('renewColumn', () => {
  it('seals every value of many pages anew, and finds nothing the next time', async () => {
    await fill(OLD, 450);
    await add('empty', 'row', null);
    const first = await renewColumn(dataSource, column, going);
    expect(first).toEqual({ found: 450, renewed: 450, unreadable: 0 });
    acceptPreviousSecrets(NOW, []);
    expect((await opened(NOW)).toSorted()).toEqual(values(450).toSorted());
    acceptPreviousSecrets(NOW, [OLD]);
    const second = await renewColumn(dataSource, column, going);
    expect(second).toEqual({ found: 0, renewed: 0, unreadable: 0 });
  }, 60_000);

  it('leaves what no secret opens as it is, and counts it', async () => {
    await fill(NEVER, 3);
    const result = await renewColumn(dataSource, column, going);
    expect(result).toEqual({ found: 0, renewed: 0, unreadable: 3 });
    expect((await opened(NEVER)).toSorted()).toEqual(values(3));
  });

  it('leaves a value to those who changed it meanwhile', async () => {
    await fill(OLD, 1);
    const theirs = boxOf(NOW).seal('theirs', 'thing a0 b0');
    const between: Pick<DataSource, 'query'> = {
      query: async <Result>(sql: string, given?: unknown[]) => {
        if (sql.startsWith('update')) {
          await dataSource.query('update thing set sealed = $1', [theirs]);
        }
        return dataSource.query<Result>(sql, given);
      },
    };
    const result = await renewColumn(between, column, going);
    expect(result).toEqual({ found: 1, renewed: 0, unreadable: 0 });
    expect(await opened(NOW)).toEqual(['theirs']);
  });

  it('seals anew what stands in JSON, and leaves the rest of it', async () => {
    const inJson: SealedColumn = {
      table: 'listed',
      column: 'items',
      key: ['id'],
      owner: 'id',
      isJson: true,
      box: {
        renew(json: string, owner: string) {
          const { key, note } = JSON.parse(json) as { key: string; note: string };
          const fresh = boxOf(NOW).renew(Buffer.from(key, 'base64'), owner);
          return fresh && JSON.stringify({ key: fresh.toString('base64'), note });
        },
      },
    };
    await dataSource.query('create table listed (id text primary key, items jsonb)');
    const key = boxOf(OLD).seal('stream', 'one').toString('base64');
    await dataSource.query('insert into listed values ($1, $2)', [
      'one',
      JSON.stringify({ key, note: 'x' }),
    ]);
    const first = await renewColumn(dataSource, inJson, going);
    expect(first).toEqual({ found: 1, renewed: 1, unreadable: 0 });
    const [row] = await dataSource.query<{ items: { key: string; note: string } }[]>(
      'select items from listed',
    );
    acceptPreviousSecrets(NOW, []);
    expect(boxOf(NOW).openText(Buffer.from(row!.items.key, 'base64'), 'one')).toBe('stream');
    acceptPreviousSecrets(NOW, [OLD]);
    expect(row!.items.note).toBe('x');
  });

  it('ends at once when asked to, goes on later, and bears four at once', async () => {
    await fill(OLD, 250);
    const ended = await renewColumn(dataSource, column, AbortSignal.abort());
    expect(ended.found).toBe(200);
    const four = Array.from({ length: 4 }, () => renewColumn(dataSource, column, going));
    const results = await Promise.all(four);
    expect(results.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(50);
    expect((await opened(NOW)).toSorted()).toEqual(values(250).toSorted());
  }, 60_000);
});

it('sealedFor: several columns of one table, sealed for the row', () => {
  const { box } = column;
  const key = ['kid'];
  expect(sealedFor('thing', ['x', 'y'], { key: 'kid', box })).toEqual([
    { table: 'thing', column: 'x', key, owner: 'kid', box },
    { table: 'thing', column: 'y', key, owner: 'kid', box },
  ]);
});
