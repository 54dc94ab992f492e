import { testDatabase } from '@skydeck/testing';
import pg from 'pg';
import {
  byteas,
  float4s,
  float8s,
  int8s,
  int8sOfNumbers,
  jsonbs,
  moments,
  texts,
} from './binary-arrays.js';

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

  it('hold moments as such, of before 2000 as well', async () => {
    const values = ['1969-12-31T23:59:59.999Z', '1999-12-31T23:59:59.123Z', '2285-01-01T00:00:00Z'];
    const { rows } = await client.query<{ got: (Date | null)[] }>(
      'select $1::timestamptz[] as got',
      [moments([...values.map((value) => Date.parse(value)), null])],
    );
    expect(rows[0]?.got).toEqual([...values.map((value) => new Date(value)), null]);
  });

  it('hold numbers of half the size, and 0 for what is too small', async () => {
    expect(await read('real', float4s([12.5, null, -1e-300, 359.99]))).toEqual([
      12.5,
      null,
      0,
      359.99,
    ]);
  });

  it('hold JSON', async () => {
    const values = [{ a: [1, '"ü'] }, null];
    const written = values.map((value) => (value === null ? null : JSON.stringify(value)));
    expect(await read('jsonb', jsonbs(written))).toEqual(values);
  });

  it('hold bytes', async () => {
    const { rows } = await client.query<{ got: Buffer[] }>('select $1::bytea[] as got', [
      byteas([Buffer.from([0, 255, 92]), Buffer.alloc(0)]),
    ]);
    expect(rows[0]?.got).toEqual([Buffer.from([0, 255, 92]), Buffer.alloc(0)]);
  });
});
