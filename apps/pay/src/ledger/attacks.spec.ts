import { connect } from '@skydeck/database';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { openLedger, TENANT } from './fixtures/open-ledger.js';
import { LEDGER_GUARDS } from './ledger-guards.js';
import { Ledger } from './ledger.js';

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

const nowOf = () => new Date();

const openAsService = () =>
  connect({
    url: opened.url,
    schema: opened.schema,
    entities: [],
    migrations,
    role: { secret: 'a secret of this test', ...LEDGER_GUARDS },
  });

describe('the user that the service works as', () => {
  let service: DataSource;

  beforeAll(async () => {
    service = await openAsService();
  });

  afterAll(() => service.destroy());

  it('moves money', async () => {
    const { options } = service;
    const url = options.type === 'postgres' ? (options.url ?? '') : '';
    expect(new URL(url).username).toBe(`${opened.schema}_service`);
    const { schema } = opened;
    const ledger = new Ledger({ url, schema, lanes: 1, nowOf, onCommitted: () => undefined });
    const to = await opened.wallet();
    const command = { kind: 'transfer', from: wallet, to, amount: 1n, currency: 'EUR' } as const;
    const outcome = await ledger.execute({ tenant: TENANT, key: 'by the role', command });
    await ledger.onModuleDestroy();
    expect(outcome).toMatchObject({ kind: 'decided', operation: { code: null } });
  });

  it.each([
    ['change an entry', 'update entry set amount = 1'],
    ['take an entry away', 'delete from entry'],
    ['empty the journal', 'truncate op'],
    ['take an account away', 'delete from account'],
    ['switch the guards off', 'alter table entry disable trigger all'],
    ['drop a guard', 'drop trigger entry_balanced on entry'],
    ['drop a check', 'alter table account drop constraint account_no_overdraft'],
    [
      'put other rules in their place',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ],
    ['lead others astray with tables of its own', 'create table shadow (a int)'],
    ['pass for a replica, where triggers are silent', `set session_replication_role = 'replica'`],
    ['become the owner', 'set role skydeck'],
    ['say that migrations were done', 'delete from migration'],
  ])('may not %s', async (_what, text) => {
    await expect(service.query(text)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('is the same for every process that starts', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, openAsService));
    for (const one of all) expect(await one.query('select 1 as one')).toEqual([{ one: 1 }]);
    await Promise.all(all.map((one) => one.destroy()));
  });
});
