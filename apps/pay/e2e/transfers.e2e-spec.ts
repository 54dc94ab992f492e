import { newId } from '@skydeck/ids';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start();
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

const wallet = (has = 0n) => pay.account('demo', { has });
const body = (from: string, to: string, amount: unknown = '60') => ({
  from,
  to,
  amount,
  currency: 'EUR',
});

describe('POST /api/v1/transfers', () => {
  it('201: moves money, and 402: never more than there is', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const made = await pay.call(key, '/transfers', { ...body(from, to), reference: 'order 7' });
    expect(made.status).toBe(201);
    expect(made.data).toEqual({
      id: expect.stringMatching(/^txn_/),
      status: 'posted',
      ...body(from, to),
      reference: 'order 7',
      description: null,
      metadata: {},
      effective_at: expect.any(String),
      created_at: expect.any(String),
    });
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['40 0', '60 0']);
    const refused = await pay.call(key, '/transfers', body(from, to, '41'));
    expect([refused.status, refused.error.code]).toEqual([402, 'insufficient_funds']);
    expect(await pay.balance(from)).toBe('40 0');
  });

  it('400: moves nothing without a key', async () => {
    const [from, to] = [await wallet(10n), await wallet()];
    const { status, error } = await pay.call(key, '/transfers', body(from, to), { once: null });
    expect([status, error.code]).toEqual([400, 'idempotency_key_required']);
  });

  it.each([
    ['a number', 60],
    ['a sign', '+60'],
    ['less than nothing', '-60'],
    ['nothing', '0'],
    ['an exponent', '6e1'],
    ['a fraction', '6.0'],
    ['a leading zero', '060'],
    ['19 digits', '1'.repeat(19)],
    ['other digits', '６０'],
    ['a space', ' 60'],
    ['null', null],
  ])('422: an amount is not written as %s', async (_name, amount) => {
    const [from, to] = [newId('wal'), newId('wal')];
    const { status, error } = await pay.call(key, '/transfers', body(from, to, amount));
    expect([status, error.code]).toEqual([422, 'validation_failed']);
    expect(error.errors).toMatchObject([{ location: 'body.amount' }]);
  });

  it.each([
    ['currency', { currency: 'XQX' }],
    ['currency', { currency: 'eur' }],
    ['from', { from: 'acc_0123456789abcdef0123456789abcdef' }],
    ['effective_at', { effective_at: '1969-12-31T23:59:59Z' }],
    ['effective_at', { effective_at: new Date(Date.now() + 90_000_000).toISOString() }],
    ['effective_at', { effective_at: 'yesterday' }],
    ['metadata.a', { metadata: { a: 1 } }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, ''])) }],
    ['metadata.a', { metadata: { a: 'x'.repeat(501) } }],
    ['reference', { reference: '' }],
    ['colour', { colour: 'red' }],
  ])('422: names %s of %j', async (field, change) => {
    const wanted = { ...body(newId('wal'), newId('wal')), ...change };
    const { status, error } = await pay.call(key, '/transfers', wanted);
    expect([status, error.code]).toEqual([422, 'validation_failed']);
    expect(error.errors).toMatchObject([{ location: `body.${field}` }]);
  });

  it('201: 64 requests with one key at once, to two services, are one payment', async () => {
    const more = await pay.add();
    const [from, to] = [await wallet(100n), await wallet()];
    const once = newId('once');
    const ask = async (amount: string, name: string) =>
      Promise.all(
        Array.from({ length: 64 }, (_none, place) =>
          pay.call(key, '/transfers', body(from, to, amount), {
            once: name,
            service: place % 2 ? pay.service : more,
          }),
        ),
      );
    const answers = await ask('60', once);
    const [first] = answers;
    for (const { status, data } of answers) expect([status, data]).toEqual([201, first?.data]);
    const replayed = answers.filter(
      ({ headers }) => headers.get('idempotency-replayed') === 'true',
    );
    expect(replayed).toHaveLength(63);
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['40 0', '60 0']);
    const refusals = await ask('41', newId('once'));
    expect(new Set(refusals.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['402 insufficient_funds']),
    );
    const again = refusals.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(again).toHaveLength(63);
    expect(again[0]?.error.detail).toContain('Available: 40');
  });

  it('201: counts as having happened when the caller says', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const wanted = { ...body(from, to), effective_at: '1970-01-01T01:00:00+01:00' };
    const { status, data } = await pay.call(key, '/transfers', wanted);
    expect([status, data['effective_at']]).toEqual([201, '1970-01-01T00:00:00.000Z']);
  });

  it('422: a key belongs to one payment', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const once = newId('once');
    await pay.call(key, '/transfers', body(from, to, '1'), { once });
    const { status, error } = await pay.call(key, '/transfers', body(from, to, '2'), { once });
    expect([status, error.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('404: the wallets of another project are none', async () => {
    const [from, to] = [await wallet(100n), await pay.account('other')];
    const { status, error } = await pay.call(key, '/transfers', body(from, to));
    expect([status, error.code]).toEqual([404, 'wallet_not_found']);
  });

  it('counts what it did, by kind and refusal', async () => {
    const text = await (await fetch(`${pay.service.internalUrl}/metrics`)).text();
    for (const line of [
      'skydeck_ledger_operations_total{kind="transfer",code="done"}',
      'skydeck_ledger_operations_total{kind="transfer",code="insufficient_funds"}',
      'skydeck_ledger_replays_total{outcome="replayed"}',
      'skydeck_ledger_batch_size_count',
      'skydeck_ledger_lock_wait_seconds_count',
      'skydeck_ledger_waiting 0',
    ]) {
      expect(text).toContain(line);
    }
  });
});
