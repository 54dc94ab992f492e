import { newId } from '@skydeck/ids';
import { openLedger, TENANT } from '../../ledger/fixtures/open-ledger.js';
import type { LedgerAccount } from '../ledger-account.js';
import { StatementMetrics } from '../statement-metrics.js';
import { EFFECTIVE_BALANCE } from './balance.sql.js';
import { BalanceDays } from './balance-days.js';
import { BalanceDaysSweeper } from './balance-days.sweeper.js';
import { Balances } from './balances.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;
let balances: Balances;
let days: BalanceDays;

beforeAll(async () => {
  opened = await openLedger();
  balances = new Balances(opened.dataSource, opened.clock);
  days = new BalanceDays(opened.dataSource, new StatementMetrics());
});

afterAll(() => opened[Symbol.asyncDispose]());

async function wallets() {
  const [world, wallet] = await Promise.all([opened.wallet({ floor: null }), opened.wallet()]);
  const [account] = await opened.dataSource.query<LedgerAccount[]>(
    'select id::text as key, public_id as id, tenant, currency, 0::int as version from account where public_id = $1',
    [wallet],
  );
  if (!account) throw new Error('The wallet is gone.');
  const pay = (amount: bigint, effectiveAt?: Date) =>
    opened.ledger.execute({
      tenant: TENANT,
      key: newId('key'),
      command: {
        kind: 'transfer',
        from: world,
        to: wallet,
        amount,
        currency: 'EUR',
        ...(effectiveAt && { effectiveAt }),
      },
    });
  return { account, pay };
}

const effective = async (account: LedgerAccount, at: Date) =>
  (await balances.effective(account, at)).posted;

/** What the slow way says: all entries, added up. */
async function added({ key }: LedgerAccount, at: Date): Promise<string> {
  const [row] = await opened.dataSource.query<{ sum: string }[]>(
    `select coalesce(sum(amount), 0)::text as sum from entry
     where account_id = $1 and effective_at <= $2`,
    [key, at],
  );
  return row?.sum ?? '';
}

describe('balances of the past', () => {
  it('tell what was booked at a moment, and after a version', async () => {
    const { account, pay } = await wallets();
    const start = opened.clock.now();
    for (let place = 1; place <= 9; place++) {
      opened.clock.advance(HOUR_MS);
      await pay(BigInt(place));
      if (place % 3 === 0) await pay(100n);
    }
    const moments = [-1, 0, HOUR_MS - 1, HOUR_MS, 3 * HOUR_MS, 20 * HOUR_MS].map(
      (ms) => new Date(start.getTime() + ms),
    );
    const found = await balances.at(account, moments);
    expect(found.map(({ posted }) => posted)).toEqual(['0', '0', '0', '1', '106', '345']);
    expect(found.map(({ version }) => version)).toEqual([0, 0, 0, 1, 4, 12]);
    const middle = await balances.ofVersion(account, 4, start);
    expect(middle).toEqual({ ...found[4], at: expect.any(Date) });
    expect((await balances.ofVersion(account, 0, start)).posted).toBe('0');
    await expect(balances.ofVersion(account, 13, start)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('go by when entries take effect, whatever was folded into days so far', async () => {
    const { account, pay } = await wallets();
    const start = opened.clock.now().getTime();
    const random = seeded(7);
    for (let place = 0; place < 150; place++) {
      opened.clock.advance(Math.floor(random() * 7 * HOUR_MS));
      const backdated = new Date(opened.clock.now().getTime() + (random() - 0.8) * 30 * DAY_MS);
      await pay(BigInt(place + 1), random() < 0.4 ? backdated : undefined);
      if (place % 40 === 30) await days.fold([account.key]);
      if (place % 10 !== 0) continue;
      for (const back of [-40, -3.3, -1, -0.01, 0, 2.5]) {
        const at = new Date(opened.clock.now().getTime() + back * DAY_MS);
        expect(await effective(account, at)).toBe(await added(account, at));
      }
    }
    await days.fold([account.key]);
    for (let day = -31; day < 60; day += 0.71) {
      const at = new Date(start + day * DAY_MS);
      expect(await effective(account, at)).toBe(await added(account, at));
    }
  });

  it('is made anew from the earliest day that is touched, and once by 20 at once', async () => {
    const { account, pay } = await wallets();
    for (let day = 0; day < 4; day++) {
      opened.clock.advance(DAY_MS);
      await pay(10n);
    }
    const stored = async () => {
      const rows = await opened.dataSource.query<{ balance: string }[]>(
        'select balance from balance_daily where account_id = $1 order by day',
        [account.key],
      );
      return rows.map(({ balance }) => balance);
    };
    await days.fold([account.key]);
    expect(await stored()).toEqual(['10', '20', '30', '40']);
    await pay(5n, new Date(opened.clock.now().getTime() - 2 * DAY_MS));
    await pay(1n, new Date(opened.clock.now().getTime() - 9 * DAY_MS));
    await Promise.all(Array.from({ length: 20 }, () => days.fold([account.key])));
    expect(await stored()).toEqual(['1', '11', '26', '36', '46']);
  });

  it('are kept up by the sweeper once operations are old enough to be all there', async () => {
    const { account, pay } = await wallets();
    const sweeper = new BalanceDaysSweeper(opened.dataSource, days, opened.clock);
    await pay(10n);
    const folded = async () => {
      const rows = await opened.dataSource.query<{ version: string }[]>(
        'select version from balance_daily_account where account_id = $1',
        [account.key],
      );
      return rows[0]?.version;
    };
    await sweeper.sweep();
    expect(await folded()).toBeUndefined();
    opened.clock.advance(121_000);
    await Promise.all(Array.from({ length: 5 }, () => sweeper.sweep()));
    expect(await folded()).toBe('1');
    await pay(1n);
    opened.clock.advance(121_000);
    await sweeper.sweep();
    opened.clock.advance(121_000);
    await sweeper.sweep();
    expect(await folded()).toBe('2');
  });

  it('reads few rows, also of an account with ten years of entries', async () => {
    const { account } = await wallets();
    const other = (await wallets()).account;
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
    await days.fold([account.key]);
    await opened.dataSource.query('analyze entry');
    const at = new Date('2023-06-15T13:00:00Z');
    expect(await effective(account, at)).toBe(await added(account, at));
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

/** Numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
