import { newId } from '@skydeck/ids';
import fc from 'fast-check';
import type { LedgerCommand } from './command.js';
import type { Outcome } from './decide/decide.js';
import { openLedger, TENANT } from './fixtures/open-ledger.js';

type Opened = Awaited<ReturnType<typeof openLedger>>;
let opened: Opened;

beforeAll(async () => {
  opened = await openLedger();
});

afterAll(() => opened[Symbol.asyncDispose]());

const pay = (from: string, to: string, amount: bigint) =>
  ({ kind: 'transfer', from, to, amount, currency: 'EUR' }) satisfies LedgerCommand;

const together = (commands: readonly LedgerCommand[], key = newId('key')) =>
  opened.ledger.executeTogether(
    commands.map((command, place) => ({ tenant: TENANT, key: `${key}:${place}`, command })),
  );

const codes = (outcomes: readonly Outcome[]) =>
  outcomes.map((one) => (one.kind === 'decided' ? (one.operation.code ?? 'done') : one.kind));

describe('commands that are done together', () => {
  it('are all done, each seeing those before it, and are replayed', async () => {
    const [a = '', b = '', c = ''] = await opened.wallets(3, { has: 10n });
    const commands = [pay(a, b, 10n), pay(b, c, 20n)];
    const key = newId('key');
    expect(codes(await together(commands, key))).toEqual(['done', 'done']);
    const again = await together(commands, key);
    expect(again.every((one) => one.kind === 'decided' && one.isReplay)).toBe(true);
    expect(await opened.balance(c)).toBe('30 0');
    expect(codes(await together([pay(a, b, 1n), pay(b, c, 1n)], key))).toEqual([
      'reused',
      'reused',
    ]);
  });

  it('are all refused for one of them, and stay so', async () => {
    const [a = '', b = '', c = ''] = await opened.wallets(3, { has: 10n });
    const hold: LedgerCommand = {
      kind: 'hold',
      account: a,
      amount: 5n,
      currency: 'EUR',
      expires: { inSeconds: 60 },
    };
    const commands = [hold, pay(b, c, 7n), pay(a, c, 6n), pay(c, a, 1n)];
    const told = ['batch_refused', 'batch_refused', 'insufficient_funds', 'batch_refused'];
    const key = newId('key');
    expect(codes(await together(commands, key))).toEqual(told);
    expect(await Promise.all([a, b, c].map((one) => opened.balance(one)))).toEqual([
      '10 0',
      '10 0',
      '10 0',
    ]);
    expect(await opened.code(pay(b, a, 10n))).toBe('done');
    expect(codes(await together(commands, key))).toEqual(told);
    const [held] = await opened.dataSource.query<object[]>(
      'select from hold join account on account.id = account_id where public_id = $1',
      [a],
    );
    expect(held).toBeUndefined();
  });

  it('leave nothing behind when they are refused, whatever goes with them in a batch', async () => {
    const wallets = await opened.wallets(3, { has: 50n });
    const move = fc
      .tuple(fc.nat(2), fc.nat(2), fc.bigInt(1n, 60n))
      .map(([from, to, amount]) => ({ from, to, amount }));
    type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;
    const group = fc.array(move, { minLength: 1, maxLength: 4 });
    const command = ({ from, to, amount }: Move) =>
      pay(wallets[from] ?? '', wallets[to] ?? '', amount);
    const read = () => Promise.all(wallets.map(async (one) => parseInt(await opened.balance(one))));
    await fc.assert(
      fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 6 }), async (groups) => {
        const model = await read();
        const told = await Promise.all(groups.map((one) => together(one.map(command))));
        for (const [place, moves] of groups.entries()) {
          const next = [...model];
          const isGood = moves.every(({ from, to, amount }) => {
            if (from === to || (next[from] ?? 0) < amount) return false;
            next[from] = (next[from] ?? 0) - Number(amount);
            next[to] = (next[to] ?? 0) + Number(amount);
            return true;
          });
          expect(codes(told[place] ?? []).every((code) => code === 'done')).toBe(isGood);
          if (isGood) model.splice(0, 3, ...next);
        }
        expect(await read()).toEqual(model);
      }),
      { numRuns: 60 },
    );
  });
});

describe('many commands at once', () => {
  it('are decided each for itself, also more than a batch holds', async () => {
    const [a = '', b = ''] = await opened.wallets(2, { has: 1100n });
    const submissions = Array.from({ length: 1200 }, () => ({
      tenant: TENANT,
      key: newId('key'),
      command: pay(a, b, 1n),
    }));
    const told = codes(await opened.ledger.executeAll(submissions));
    expect(told.slice(0, 1100).every((code) => code === 'done')).toBe(true);
    expect(told.slice(1100).every((code) => code === 'insufficient_funds')).toBe(true);
    expect(await opened.balance(b)).toBe('2200 0');
  });
});
