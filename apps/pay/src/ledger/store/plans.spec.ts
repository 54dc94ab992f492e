import type pg from 'pg';
import { openLedger } from '../fixtures/open-ledger.js';
import * as batch from './batch.sql.js';
import { SHELVES } from './batch.js';
import { type LedgerStatement, openLedgerClient } from './ledger-client.js';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

const ROWS = 100_000;
const TABLES = new Set([
  'account',
  'op',
  'entry',
  'hold',
  'reversed',
  'escrow',
  'escrow_milestone',
]);

let opened: Awaited<ReturnType<typeof openLedger>>;
let client: pg.Client;

beforeAll(async () => {
  opened = await openLedger();
  client = await openLedgerClient(opened.url, opened.schema);
});

afterAll(async () => {
  await client.end();
  await opened[Symbol.asyncDispose]();
});

/** All that a batch may ask: its own statements, and those that find the rows of its shelves. */
async function statements(): Promise<LedgerStatement[]> {
  const asked: LedgerStatement[] = [];
  const listener = {
    query: (statement: LedgerStatement) => {
      asked.push(statement);
      return Promise.resolve({ rows: [] });
    },
  };
  for (const { find } of SHELVES) await find(listener as unknown as pg.Client, ['none']);
  return [...Object.values(batch), ...asked];
}

/** The parts of a plan that read a table of the ledger otherwise than by an index alone. */
async function readsTooMuch({ name, text }: LedgerStatement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  const found: string[] = [];
  const look = (plan: Plan) => {
    const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': condition } = plan;
    const isByBitmap = type === 'Bitmap Heap Scan';
    const isRead = type === 'Bitmap Index Scan' || (TABLES.has(table) && type !== 'ModifyTable');
    if (isRead && !isByBitmap && (!type.includes('Index') || !condition)) {
      found.push(`${name}: ${type} on ${table} (${condition ?? 'no condition'})`);
    }
    plan.Plans?.forEach(look);
  };
  const [row] = rows;
  if (!row) throw new Error(`There is no plan of ${name}.`);
  look(row['QUERY PLAN'][0].Plan);
  return found;
}

const complaints = async () => (await Promise.all((await statements()).map(readsTooMuch))).flat();

describe('plans of the ledger', () => {
  it('read by keys alone while the tables are empty', async () => {
    expect((await statements()).length).toBe(6);
    expect(await complaints()).toEqual([]);
  });

  it(`read by keys alone when the tables have ${ROWS} rows`, async () => {
    await opened.dataSource.query(
      `insert into account (public_id, tenant, kind, currency, created_at)
       select 'wal_' || n, 'prj', 'wallet', 'EUR', now() from generate_series(1, $1::int) n`,
      [ROWS],
    );
    await opened.dataSource.query(
      `insert into op (tenant, seq, id, key, fingerprint, kind, result, effective_at, created_at)
       select 'prj', n, 'txn_' || n, 'key' || n, '', 'transfer', '{}', now(), now()
       from generate_series(1, $1::int) n`,
      [ROWS],
    );
    await opened.dataSource.query(
      `insert into entry (account_id, version, op_seq, amount, balance_after, currency, effective_at,
         created_at)
       select n % 1000 + side, n, n, 1 - 2 * side, 0, 'EUR', now(), now()
       from generate_series(1, $1::int) n, generate_series(0, 1) side`,
      [ROWS],
    );
    await opened.dataSource.query('analyze');
    expect(await complaints()).toEqual([]);
  }, 60_000);

  it('would be told of when they read a whole table', async () => {
    await client.query('set enable_seqscan = on');
    expect(await readsTooMuch({ name: 'all', text: 'select from account' })).toHaveLength(1);
  });
});
