import { newId } from '@skydeck/ids';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start();
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

interface Result {
  readonly index: number;
  readonly status: string;
  readonly is_replayed: boolean;
  readonly transfer: { readonly id: string } | null;
  readonly error: { readonly code: string; readonly errors: { location: string }[] } | null;
}

const wallet = (has = 0n) => pay.account('demo', { has });
const move = (from: string, to: string, amount: unknown, more: object = {}) => ({
  from,
  to,
  amount,
  currency: 'EUR',
  ...more,
});

async function bulk(body: object, once = newId('once')) {
  const answer = await pay.call(key, '/transfers/bulk', body, { once });
  return { ...answer, results: (answer.data['results'] ?? []) as Result[] };
}

const told = (results: readonly Result[]) =>
  results.map(({ error, status }) => error?.code ?? status);

describe('POST /api/v1/transfers/bulk', () => {
  it('200: makes what can be made, and names what cannot', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const transfers = [
      move(from, to, '60'),
      move(from, to, '41'),
      move(from, to, 5),
      move(from, newId('wal'), '1'),
      move(from, to, '1', { currency: 'XQX' }),
      'nothing',
      move(to, from, '10', { reference: 'back' }),
      move(from, to, '1', { effective_at: '1960-01-01T00:00:00Z' }),
    ];
    const once = newId('once');
    const first = await bulk({ transfers }, once);
    expect([first.status, first.data]).toMatchObject([200, { posted: 2, failed: 6 }]);
    expect(told(first.results)).toEqual([
      'posted',
      'insufficient_funds',
      'validation_failed',
      'wallet_not_found',
      'validation_failed',
      'validation_failed',
      'posted',
      'validation_failed',
    ]);
    expect(first.results.map(({ error }) => error?.errors[0]?.location)).toEqual([
      undefined,
      undefined,
      'body.transfers.2.amount',
      undefined,
      'body.transfers.4.currency',
      'body.transfers.5',
      undefined,
      'body.transfers.7.effective_at',
    ]);
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['50 0', '50 0']);
    const again = await bulk({ transfers }, once);
    expect(told(again.results)).toEqual(told(first.results));
    expect(again.results.map(({ transfer }) => transfer)).toEqual(
      first.results.map(({ transfer }) => transfer),
    );
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await pay.balance(from)).toBe('50 0');
  });

  it('200: each may have a key of its own, which is good for one transfer', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const mine = newId('mine');
    await pay.call(key, '/transfers', move(from, to, '7'), { once: mine });
    const { results } = await bulk({
      transfers: [move(from, to, '7', { key: mine }), move(from, to, '8', { key: mine })],
    });
    expect(told(results)).toEqual(['posted', 'idempotency_mismatch']);
    expect(results.map(({ is_replayed: is }) => is)).toEqual([true, false]);
    expect(await pay.balance(to)).toBe('7 0');
  });

  it('200: makes all or none when that is asked for, and keeps the refusal', async () => {
    const [a, b, c] = [await wallet(10n), await wallet(), await wallet()];
    const good = await bulk({ atomic: true, transfers: [move(a, b, '10'), move(b, c, '10')] });
    expect(told(good.results)).toEqual(['posted', 'posted']);
    const once = newId('once');
    const transfers = [move(c, a, '5'), move(c, b, '6'), move(a, b, '1')];
    const bad = await bulk({ atomic: true, transfers }, once);
    expect(told(bad.results)).toEqual(['batch_refused', 'insufficient_funds', 'batch_refused']);
    expect(await pay.balance(c)).toBe('10 0');
    await pay.call(key, '/transfers', move(await wallet(9n), c, '9'));
    const again = await bulk({ atomic: true, transfers }, once);
    expect(told(again.results)).toEqual(told(bad.results));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await bulk({ atomic: true, transfers: transfers.toReversed() }, once);
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
    const wrong = await bulk({ atomic: true, transfers: [move(c, a, '1'), move(c, a, 1)] });
    expect([wrong.status, wrong.error.errors]).toMatchObject([
      422,
      [{ location: 'body.transfers.1.amount' }],
    ]);
    expect(await pay.balance(c)).toBe('19 0');
  });

  it('200: takes 1000 at once, and 422: no more', async () => {
    const [from, to] = [await wallet(1000n), await wallet()];
    const transfers = Array.from({ length: 1000 }, () => move(from, to, '1'));
    for (const atomic of [false, true]) {
      const { data } = await bulk({ atomic, transfers: transfers.slice(0, 500) });
      expect(data).toMatchObject({ posted: 500, failed: 0 });
    }
    const { data } = await bulk({ atomic: true, transfers });
    expect(data).toMatchObject({ posted: 0, failed: 1000 });
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['0 0', '1000 0']);
    const { status, error } = await bulk({ transfers: [...transfers, transfers[0]] });
    expect([status, error.errors]).toMatchObject([422, [{ location: 'body.transfers' }]]);
  });
});

describe('POST /api/v1/transfers/preview', () => {
  it('200: tells what would happen, and writes nothing', async () => {
    const [from, to] = [await wallet(100n), await wallet(5n)];
    const [before] = await pay.query<{ seq: string }>('select count(*)::text as seq from op');
    const good = await pay.call(key, '/transfers/preview', move(from, to, '60'));
    expect([good.status, good.data]).toMatchObject([200, { status: 'posted', code: null }]);
    expect(good.data['wallets']).toEqual(
      expect.arrayContaining([
        { wallet: from, balance: '40', available: '40' },
        { wallet: to, balance: '65', available: '65' },
      ]),
    );
    const bad = await pay.call(key, '/transfers/preview', move(from, to, '101'));
    expect(bad.data).toMatchObject({ status: 'failed', code: 'insufficient_funds' });
    expect(bad.data['message']).toContain('Available: 100');
    const none = await pay.call(pay.auth.key('other'), '/transfers/preview', move(from, to, '1'));
    expect(none.data).toMatchObject({ status: 'failed', code: 'wallet_not_found', wallets: [] });
    const [after] = await pay.query<{ seq: string }>('select count(*)::text as seq from op');
    expect(after).toEqual(before);
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['100 0', '5 0']);
  });
});
