import { openLedger, TENANT } from './fixtures/open-ledger.js';

let opened: Awaited<ReturnType<typeof openLedger>>;
let wallet: string;

beforeAll(async () => {
  opened = await openLedger();
  wallet = await opened.wallet({ has: 100n });
});

afterAll(() => opened[Symbol.asyncDispose]());

const sql = (text: string) => opened.dataSource.query(text);
const entry = (account: string, amount: number, version: number) =>
  `((select id from account where public_id = '${account}'), ${version}, 999999, ${amount}, 0, 'EUR',
    now(), now())`;
const INTO = `insert into entry (account_id, version, op_seq, amount, balance_after, currency,
  effective_at, created_at) values`;

describe('the database, asked to book what is not right', () => {
  it.each([
    ['an entry changed', 'update entry set amount = amount + 1', 'never changed'],
    ['an entry taken away', 'delete from entry', 'never changed'],
    ['all entries taken away', 'truncate entry', 'never changed'],
    ['an operation changed', `update op set code = 'x'`, 'never changed'],
    ['an operation taken away', 'delete from op', 'never changed'],
    ['all operations taken away', 'truncate op', 'never changed'],
    ['more spent than there is', 'update account set posted = -1 where floor = 0', 'no_overdraft'],
    [
      'more held than there is',
      'update account set held = posted + 1 where floor = 0',
      'no_overdraft',
    ],
    ['a hold of less than nothing', 'update account set held = -1', 'account_held'],
    [
      'a wallet closed with money',
      `update account set status = 'closed' where posted > 0`,
      'closed_empty',
    ],
  ])('refuses %s', async (_what, text, why) => {
    await expect(sql(text)).rejects.toThrow(why);
  });

  it('refuses an operation that makes money', async () => {
    await expect(sql(`${INTO} ${entry(wallet, 5, 50)}`)).rejects.toThrow('not balanced');
    const other = await opened.wallet();
    const legs = `${entry(wallet, 5, 50)}, ${entry(other, -4, 50)}`;
    await expect(sql(`${INTO} ${legs}`)).rejects.toThrow('not balanced');
  });

  it('refuses a second entry of one version', async () => {
    const other = await opened.wallet();
    const legs = `${entry(wallet, 5, 1)}, ${entry(other, -5, 1)}`;
    await expect(sql(`${INTO} ${legs}`)).rejects.toThrow('entry_pkey');
  });

  it('refuses a second operation with one key', async () => {
    await expect(
      sql(`insert into op select tenant, seq + 1000000, id || 'x', key, fingerprint, kind, code, ref,
        amount, result, effective_at, created_at from op where tenant = '${TENANT}'`),
    ).rejects.toThrow('op_key');
  });

  it.each([
    ['more captured than held', 'captured = amount + 1'],
    ['captured and released more than held', 'captured = amount, released = 1'],
    ['an open hold with nothing left', `released = amount`],
    ['a closed hold with something left', `state = 'voided'`],
  ])('refuses a hold with %s', async (_what, change) => {
    const account = await opened.wallet({ has: 10n });
    const expires = { inSeconds: 60 };
    expect(
      await opened.code({ kind: 'hold', account, amount: 10n, currency: 'EUR', expires }),
    ).toBe('done');
    await expect(sql(`update hold set ${change}`)).rejects.toThrow(/hold_(sums|open|captured)/);
  });
});
