import { testDatabase } from '@skydeck/testing';
import pg from 'pg';
import { byteas, float8s, int8s, int8sOfNumbers, texts } from './binary-arrays.js';

const database = testDatabase();
const client = new pg.Client(database.url);

beforeAll(() => client.connect());

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

async function read(type: string, array: Buffer): Promise<unknown> {
  const { rows } = await client.query<{ got: unknown }>(`select to_jsonb($1::${type}[]) as got`, [
    array,
  ]);
  return rows[0]?.got;
}

describe('arrays in the form of Postgres', () => {
  it.each([
    ['nothing', []],
    ['plain texts', ['wal_1', '', 'two\nlines "quoted" \\ {a,NULL}']],
    ['other scripts', ['ä', 'abc€', '𝄞', 'x'.repeat(500) + 'é']],
    ['nulls', [null, 'NULL', null]],
  ])('hold texts: %s', async (_what, values) => {
    expect(await read('text', texts(values))).toEqual(values);
  });

  it('hold whole numbers to the last of 64 bits', async () => {
    const values = [0n, -1n, 1n, null, 9_223_372_036_854_775_807n, -9_223_372_036_854_775_808n];
    const { rows } = await client.query<{ got: string[] }>('select $1::bigint[]::text[] as got', [
      int8s(values),
    ]);
    expect(rows[0]?.got).toEqual(values.map((value) => value?.toString() ?? null));
    expect(await read('bigint', int8sOfNumbers([7, -1, Number.MAX_SAFE_INTEGER]))).toEqual([
      7,
      -1,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  it('hold moments to the millisecond', async () => {
    expect(await read('float8', float8s([1_790_000_000_123, null, 0.5]))).toEqual([
      1_790_000_000_123,
      null,
      0.5,
    ]);
  });

  it('hold bytes', async () => {
    const { rows } = await client.query<{ got: Buffer[] }>('select $1::bytea[] as got', [
      byteas([Buffer.from([0, 255, 92]), Buffer.alloc(0)]),
    ]);
    expect(rows[0]?.got).toEqual([Buffer.from([0, 255, 92]), Buffer.alloc(0)]);
  });
});
