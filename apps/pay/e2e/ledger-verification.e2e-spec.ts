import { eventually } from '@skydeck/testing';
import pg from 'pg';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let owner: pg.Client;

beforeAll(async () => {
  pay = await PayHarness.start();
  owner = await pay.owner();
});

afterAll(async () => {
  await owner.end();
  await pay.close();
});

/** A project with some money moved, and a key that may look at its books. */
async function project(name: string, transfers = 5) {
  const key = pay.auth.key(name);
  const from = await pay.account(name, { has: 10_000n });
  const to = await pay.account(name);
  const made: string[] = [];
  for (let count = 0; count < transfers; count++) {
    const body = { from, to, amount: '10', currency: 'EUR' };
    const { data } = await pay.call(key, '/transfers', body);
    made.push(String(data['id']));
  }
  return { key, from, to, made };
}

const look = async (key: string) => (await pay.call(key, '/ledger/verification')).data;

/** What is told once every operation is in a block. */
const sealed = (key: string) =>
  eventually(async () => {
    const found = await look(key);
    return found['sealed_operations'] === found['operations'] && found;
  });

/** Changes the books behind the back of everybody, as only the owner of the tables can. */
async function tamper(sql: string, values: unknown[]) {
  for (const table of ['op', 'entry', 'ledger_block']) {
    await owner.query(`alter table ${table} disable trigger user`);
  }
  const { rowCount } = await owner.query(sql, values);
  for (const table of ['op', 'entry', 'ledger_block']) {
    await owner.query(`alter table ${table} enable trigger user`);
  }
  expect(rowCount).toBe(1);
}

const worded = (data: Record<string, unknown>) =>
  (data['broken_blocks'] as { reason: string }[]).map(({ reason }) => reason);
const wrong = (data: Record<string, unknown>) =>
  Object.entries(data['problems'] as Record<string, number>).filter(([, count]) => count !== 0);

describe('the ledger, verified', () => {
  it('is sound, and every operation is in a block that follows from the one before', async () => {
    const { key } = await project('sound');
    await sealed(key);
    const body = { from: await pay.account('sound', { has: 5n }), to: await pay.account('sound') };
    const more = { ...body, amount: '6', currency: 'EUR' };
    expect((await pay.call(key, '/transfers', more)).status).toBe(402);
    const data = await sealed(key);
    expect(data).toMatchObject({ is_valid: true, broken_blocks: [] });
    expect(wrong(data)).toEqual([]);
    const { items } = (await pay.call(key, '/ledger/blocks')).data;
    expect(items.length).toBe(data['blocks']);
    expect(items.length).toBeGreaterThan(1);
    expect(items[0]?.['hash']).toBe(data['head']);
    for (const [place, block] of items.entries()) {
      expect(block['prev_hash']).toBe(items[place + 1]?.['hash'] ?? '0'.repeat(64));
    }
  });

  it('tells of an operation that says something else than it did', async () => {
    const { key, made } = await project('rewritten');
    pay.tampered.add('prj_rewritten');
    await sealed(key);
    const changed = `update op set result = jsonb_set(result, '{description}', '"other"') where id = $1`;
    await tamper(changed, [made[1]]);
    const data = await look(key);
    expect(data['is_valid']).toBe(false);
    expect(worded(data)).toContain('hash_differs');
  });

  it('tells of an entry that says something else than it did', async () => {
    const { key, to } = await project('moved');
    pay.tampered.add('prj_moved');
    await sealed(key);
    await tamper(
      `update entry set amount = amount + 1
       where account_id = (select id from account where public_id = $1) and version = 1`,
      [to],
    );
    const data = await look(key);
    expect(worded(data)).toContain('hash_differs');
    expect(Object.fromEntries(wrong(data))).toMatchObject({
      operations_not_balanced: 1,
      balances_not_of_entries: 1,
    });
  });

  it('tells of an operation that is gone, and of a block that is', async () => {
    const { key, made } = await project('gone');
    pay.tampered.add('prj_gone');
    await sealed(key);
    await tamper('delete from op where id = $1', [made[0]]);
    const first = await look(key);
    expect(worded(first)).toContain('operations_differ');
    expect(Object.fromEntries(wrong(first))).toMatchObject({ entries_without_operation: 2 });
    await tamper(`delete from ledger_block where tenant = $1 and number = 1`, ['prj_gone']);
    expect((await look(key))['is_valid']).toBe(false);
  });

  it('tells of a balance that no entry made', async () => {
    const { key, to } = await project('richer');
    pay.tampered.add('prj_richer');
    await sealed(key);
    await owner.query('update account set posted = posted + 5 where public_id = $1', [to]);
    const data = await look(key);
    expect(Object.fromEntries(wrong(data))).toEqual({
      currencies_not_zero: 1,
      balances_not_of_entries: 1,
    });
    expect(worded(data)).toEqual([]);
  });

  it('seals each operation once while two services seal and many pay', async () => {
    const second = await pay.add();
    const { key, from, to } = await project('busy', 1);
    const body = { from, to, amount: '1', currency: 'EUR' };
    const many = Array.from({ length: 300 }, (_none, place) =>
      pay.call(key, '/transfers', body, place % 2 === 0 ? { service: second } : {}),
    );
    await Promise.all(many);
    const data = await sealed(key);
    expect(data).toMatchObject({ is_valid: true, operations: 302, broken_blocks: [] });
  });

  it('403: needs the scope, and shows each project its own books alone', async () => {
    const { key } = await project('mine', 2);
    const other = pay.auth.key('theirs');
    expect((await sealed(key))['operations']).toBe(3);
    expect(await look(other)).toMatchObject({ is_valid: true, operations: 0, blocks: 0 });
    const weak = pay.auth.key('mine', { scopes: ['wallets:read'] });
    expect((await pay.call(weak, '/ledger/verification')).status).toBe(403);
    expect((await pay.call(weak, '/ledger/blocks')).status).toBe(403);
  });
});
