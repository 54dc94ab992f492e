import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import type { LedgerCommand } from '../command.js';
import { fingerprintOf } from '../fingerprint.js';
import { openLedger, TENANT } from '../fixtures/open-ledger.js';
import type { Asked } from './batch.js';
import { KnownAccounts } from './known-accounts.js';
import { Lane } from './lane.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;
let lane: Lane;
let reads: number;

beforeAll(async () => {
  opened = await openLedger();
});

beforeEach(() => {
  reads = 0;
  const { url, schema, clock } = opened;
  lane = new Lane({
    url,
    schema,
    known: new KnownAccounts(),
    nowOf: () => clock.now(),
    onLocked: () => (reads += 1),
  });
});

afterEach(() => lane.close());
afterAll(() => opened[Symbol.asyncDispose]());

const pay = (from: string, to: string, amount: bigint) =>
  ({ kind: 'transfer', from, to, amount, currency: 'EUR' }) satisfies LedgerCommand;

const ask = (command: LedgerCommand, { key = newId('key'), tenant = TENANT } = {}): Asked => ({
  tenant,
  key,
  command,
  id: newId('txn'),
  fingerprint: fingerprintOf(command),
  actor: { kind: 'system', id: 'test' },
  requestId: null,
});

/** What became of commands, and how many batches had to read. */
async function run(...asked: Asked[]): Promise<[codes: string, reads: number]> {
  const before = reads;
  const outcomes = await lane.run(asked);
  const codes = outcomes.map((one) => {
    if (one.kind === 'reused') return 'reused';
    return one.isReplay ? 'replayed' : (one.operation.code ?? 'done');
  });
  return [codes.join(' '), reads - before];
}

describe('accounts that are known from the batch before', () => {
  it('are not read again', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    expect(await run(ask(pay(from, to, 60n)))).toEqual(['done', 1]);
    expect(await run(ask(pay(to, from, 10n)), ask(pay(from, to, 20n)))).toEqual(['done done', 0]);
    expect(await opened.balance(from)).toBe('30 0');
    expect(await opened.balance(to)).toBe('70 0');
  });

  it('are read again when another has moved money, and nothing is spent twice', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    expect(await run(ask(pay(from, to, 10n)))).toEqual(['done', 1]);
    expect(await opened.code(pay(from, to, 80n))).toBe('done');
    expect(await run(ask(pay(from, to, 11n)))).toEqual(['insufficient_funds', 1]);
    expect(await run(ask(pay(from, to, 10n)))).toEqual(['done', 1]);
    expect(await opened.balance(from)).toBe('0 0');
  });

  it.each([
    ['a wallet is frozen', `status = 'frozen'`, 'wallet_frozen'],
    ['its limit is another', 'floor = 100', 'insufficient_funds'],
    ['more of it is put aside', 'held = 95', 'insufficient_funds'],
  ])('are read again when %s', async (_what, change, code) => {
    const [from, to] = [await opened.wallet({ has: 110n }), await opened.wallet()];
    expect(await run(ask(pay(from, to, 10n)))).toEqual(['done', 1]);
    await opened.dataSource.query(`update account set ${change} where public_id = $1`, [from]);
    expect(await run(ask(pay(from, to, 10n)))).toEqual([code, 1]);
    await opened.dataSource.query(
      `update account set status = 'open', floor = 0, held = 0 where public_id = $1`,
      [from],
    );
  });

  it('are of no use for what is refused: that is decided on what is locked', async () => {
    const [from, to] = [await opened.wallet({ has: 10n }), await opened.wallet()];
    expect(await run(ask(pay(from, to, 5n)))).toEqual(['done', 1]);
    // Nobody told the lane of this.
    expect(await opened.code(pay(to, from, 5n))).toBe('done');
    expect(await run(ask(pay(from, to, 10n)))).toEqual(['done', 1]);
  });

  it('do not make a key happen twice, nor mean two things', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    const key = newId('key');
    expect(await run(ask(pay(from, to, 10n), { key }))).toEqual(['done', 1]);
    expect(await run(ask(pay(from, to, 10n), { key }))).toEqual(['replayed', 1]);
    expect(await run(ask(pay(from, to, 11n), { key }))).toEqual(['reused', 1]);
    expect(await opened.balance(from)).toBe('90 0');
  });

  it('do not put the same hold aside twice', async () => {
    const account = await opened.wallet({ has: 100n });
    const command = {
      kind: 'hold',
      account,
      amount: 30n,
      currency: 'EUR',
      expires: { inSeconds: 60 },
    } as const;
    const key = newId('key');
    expect(await run(ask(command, { key }))).toEqual(['done', 1]);
    expect(await run(ask(command, { key }))).toEqual(['replayed', 1]);
    expect(await opened.balance(account)).toBe('100 30');
  });

  it('are another tenant’s as little as before', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    expect(await run(ask(pay(from, to, 10n)))).toEqual(['done', 1]);
    const tenant = newId('prj') as Tenant;
    expect(await run(ask(pay(from, to, 10n), { tenant }))).toEqual(['wallet_not_found', 1]);
  });

  it('are tried less often the more often they were wrong, and again after that', async () => {
    const [from, to] = [await opened.wallet({ has: 1000n }), await opened.wallet()];
    const wasRead: number[] = [];
    for (let time = 0; time < 12; time++) {
      if (time < 5) await opened.code(pay(from, to, 1n));
      wasRead.push((await run(ask(pay(from, to, 1n))))[1]);
    }
    expect(wasRead.join('')).toBe('111111111000');
  });
});

describe('KnownAccounts', () => {
  it('forgets the oldest when there are too many', () => {
    const known = new KnownAccounts();
    const accounts = Array.from({ length: 20_001 }, (_none, place) => ({ id: `wal_${place}` }));
    known.put(accounts as never);
    expect(known.take(new Set(['wal_0']))).toBeNull();
    expect(known.take(new Set(['wal_1', 'wal_20000']))).toHaveLength(2);
    expect(known.take(new Set(['wal_1']))).toBeNull();
  });
});
