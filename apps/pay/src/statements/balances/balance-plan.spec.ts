import { openBalances, type OpenedBalances } from '../fixtures/open-balances.js';
import type { LedgerAccount } from '../ledger-account.js';
import { EFFECTIVE_BALANCE } from './balance.sql.js';

let opened: OpenedBalances;

beforeAll(async () => {
  opened = await openBalances();
});

afterAll(() => opened[Symbol.asyncDispose]());

describe('balances of the past', () => {
  it('read few rows, also of an account with ten years of entries', async () => {
    const { account } = await opened.past();
    const other = (await opened.past()).account;
    await opened.dataSource.query(
      `insert into entry (account_id, version, op_seq, amount, balance_after, currency,
         effective_at, created_at)
       select leg.account_id, n, 9000000 + n, leg.amount, leg.amount * n, 'EUR',
         at - case when n % 3 = 0 then interval '5 days' else interval '0' end, at
       from (select n, '2015-01-01Z'::timestamptz + n * interval '2 hours' as at
             from generate_series(1, 40000) n) made
       cross join (values ($1::bigint, 1), ($2::bigint, -1)) leg (account_id, amount)`,
      [account.key, other.key],
    );
    await opened.dataSource.query('update account set version = 40000 where id = any($1)', [
      [account.key, other.key],
    ]);
    await opened.days.fold([account.key]);
    await opened.dataSource.query('analyze entry');
    const at = new Date('2023-06-15T13:00:00Z');
    expect(await opened.effective(account, at)).toBe(await opened.added(account, at));
    const read = await rowsRead(account, at);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(300);
  });
});

/** How many rows and entries of indexes a look at the past takes. */
function rowsRead({ key }: LedgerAccount, at: Date): Promise<number> {
  return opened.dataSource.transaction(async (manager) => {
    const soFar = async () => {
      const [row] = await manager.query<{ read: string }[]>(
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read
         from pg_stat_xact_user_tables where schemaname = $1`,
        [opened.schema],
      );
      return Number(row?.read);
    };
    const before = await soFar();
    await manager.query(EFFECTIVE_BALANCE, [key, at]);
    return (await soFar()) - before;
  });
}
