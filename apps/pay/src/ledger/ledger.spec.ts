import { newId } from '@skydeck/ids';
import type { LedgerCommand } from './command.js';
import { openLedger, TENANT } from './fixtures/open-ledger.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});

afterAll(() => opened[Symbol.asyncDispose]());

const pay = (from: string, to: string, amount: bigint) =>
  ({ kind: 'transfer', from, to, amount, currency: 'EUR' }) satisfies LedgerCommand;

describe('the ledger', () => {
  it('moves money, and never more than there is', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    expect(await opened.code(pay(from, to, 60n))).toBe('done');
    expect(await opened.code(pay(from, to, 41n))).toBe('insufficient_funds');
    expect(await opened.balance(from)).toBe('40 0');
    expect(await opened.balance(to)).toBe('60 0');
  });

  it('does a command once for its key, also when 50 ask at once', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    const key = newId('key');
    const other = opened.another();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_none, place) =>
        (place % 2 ? opened.ledger : other).execute({
          tenant: TENANT,
          key,
          command: pay(from, to, 7n),
        }),
      ),
    );
    const told = outcomes.map((one) => (one.kind === 'decided' ? one.operation.id : one.kind));
    expect(new Set(told).size).toBe(1);
    expect(await opened.balance(from)).toBe('93 0');
    expect(await opened.code(pay(from, to, 8n), key)).toBe('reused');
  });

  it('keeps what a hold puts aside, pays out of it and gives the rest back', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    const made = await opened.ledger.execute({
      tenant: TENANT,
      key: newId('key'),
      command: {
        kind: 'hold',
        account: from,
        amount: 80n,
        currency: 'EUR',
        expires: { inSeconds: 60 },
      },
    });
    const hold = made.kind === 'decided' ? made.operation.id : '';
    expect(await opened.balance(from)).toBe('100 80');
    expect(await opened.code(pay(from, to, 21n))).toBe('insufficient_funds');
    expect(await opened.code({ kind: 'capture', hold, to, amount: 30n, isFinal: false })).toBe(
      'done',
    );
    expect(await opened.balance(from)).toBe('70 50');
    expect(await opened.code({ kind: 'capture', hold, to, amount: 20n, isFinal: true })).toBe(
      'done',
    );
    expect(await opened.balance(from)).toBe('50 0');
    expect(await opened.code({ kind: 'void', hold })).toBe('hold_already_captured');
  });

  it('moves back at most what was moved', async () => {
    const [from, to] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    const made = await opened.ledger.execute({
      tenant: TENANT,
      key: newId('key'),
      command: pay(from, to, 60n),
    });
    const transfer = made.kind === 'decided' ? made.operation.id : '';
    expect(await opened.code({ kind: 'reverse', transfer, amount: 50n })).toBe('done');
    expect(await opened.code({ kind: 'reverse', transfer, amount: 11n })).toBe(
      'amount_exceeds_transfer',
    );
    expect(await opened.code({ kind: 'reverse', transfer })).toBe('done');
    expect(await opened.balance(from)).toBe('100 0');
  });

  it('books many legs at once, each currency in balance', async () => {
    const [a, b] = [await opened.wallet({ has: 100n }), await opened.wallet()];
    const c = await opened.wallet({ has: 100n, currency: 'USD' });
    const legs = (last: bigint) => [
      { account: a, amount: -10n },
      { account: b, amount: 10n },
      { account: c, amount: last },
    ];
    expect(await opened.code({ kind: 'posting', legs: legs(-1n) })).toBe('unbalanced');
    expect(await opened.code({ kind: 'posting', legs: legs(0n).slice(0, 2) })).toBe('done');
    expect(await opened.balance(b)).toBe('10 0');
  });
});
