import { type Tenant, tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import pg from 'pg';
import type { LedgerCommand } from '../ledger/command.js';
import { openLedger } from '../ledger/fixtures/open-ledger.js';
import { clocksOf } from './ledger-clocks.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
const DAY_MS = 86_400_000;
const LIVE = tenantOf('prj_clocked');
const TEST = tenantOf('prj_clocked', 'test');
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});
afterAll(() => opened[Symbol.asyncDispose]());

const at = (days: number) => new Date(opened.clock.now().getTime() + days * DAY_MS);
const setClock = (days: number) =>
  opened.dataSource.query(
    `insert into test_clock (tenant, id, now_at, from_at, status, stepped_at, created_at, updated_at)
     values ($1, $1, $2, $2, 'ready', $2, $2, $2)
     on conflict (tenant) do update set now_at = excluded.now_at`,
    [TEST, at(days)],
  );

/** Does a command, and tells its code or `done`, and the day of its decision. */
async function decided(tenant: Tenant, command: LedgerCommand) {
  const outcome = await opened.ledger.execute({ tenant, key: newId('key'), command });
  if (outcome.kind === 'reused') throw new Error('The key is new.');
  const { id, code } = outcome.operation;
  const [row] = await opened.dataSource.query<{ at: Date }[]>(
    'select created_at as at from op where id = $1',
    [id],
  );
  const days = ((row?.at.getTime() ?? 0) - opened.clock.now().getTime()) / DAY_MS;
  return { id, told: `${code ?? 'done'} ${days}` };
}

async function heldFor(tenant: Tenant, days: number) {
  const [account = '', to = ''] = await opened.wallets(2, { has: 100n, tenant });
  const expires = { inSeconds: (days * DAY_MS) / 1000 };
  const { id: hold, told } = await decided(tenant, {
    kind: 'hold',
    account,
    amount: 10n,
    currency: 'EUR',
    expires,
  });
  const capture: LedgerCommand = { kind: 'capture', hold, to, amount: 1n, isFinal: false };
  return { told, capture: () => decided(tenant, capture), account };
}

describe('a decision of the ledger', () => {
  it('is made by the clock of the tenant, in one batch with those of others', async () => {
    await setClock(3);
    const [test, live] = [await heldFor(TEST, 2), await heldFor(LIVE, 2)];
    expect([test.told, live.told]).toEqual(['done 3', 'done 0']);
    const early = await Promise.all([test.capture(), live.capture()]);
    expect(early.map(({ told }) => told)).toEqual(['done 3', 'done 0']);
    await setClock(5);
    const late = await Promise.all([test.capture(), live.capture()]);
    expect(late.map(({ told }) => told)).toEqual(['hold_expired 5', 'done 0']);
  });

  it('is made by real time again when the clock is gone, and entries stay in order', async () => {
    await setClock(6);
    const { account, capture } = await heldFor(TEST, 1);
    await capture();
    await opened.dataSource.query('delete from test_clock');
    expect((await capture()).told).toBe('done 0');
    const rows = await opened.dataSource.query<{ at: Date }[]>(
      `select entry.created_at as at from entry join account on account.id = account_id
       where public_id = $1 order by entry.version`,
      [account],
    );
    const times = rows.map(({ at: made }) => made.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.length).toBe(3);
  });

  it('waits for a clock that is being moved, and is then made at the new time', async () => {
    await setClock(8);
    const { capture } = await heldFor(TEST, 2);
    const moved = opened.dataSource.transaction(async (manager) => {
      await manager.query('update test_clock set now_at = $2 where tenant = $1', [TEST, at(10)]);
      return [capture(), await manager.query('select pg_sleep(0.05)')] as const;
    });
    const [asked] = await moved;
    expect((await asked).told).toBe('hold_expired 10');
  });

  it('costs no query in live mode', async () => {
    // Nothing can be asked on a connection that was never opened.
    const found = await clocksOf(new pg.Client(), [{ tenant: LIVE }, { tenant: LIVE }]);
    expect([...found]).toEqual([]);
  });
});

describe('the table', () => {
  it('P0502: refuses time that goes back, and a clock of live mode', async () => {
    await setClock(20);
    await expect(setClock(19)).rejects.toThrow('never goes back');
    const live = opened.dataSource.query(
      `insert into test_clock (tenant, id, now_at, from_at, status, stepped_at, created_at,
         updated_at) select 'prj_live', 'tck_live', now, now, 'ready', now, now, now
       from now() now`,
    );
    await expect(live).rejects.toThrow('test_clock_of_test');
  });
});
