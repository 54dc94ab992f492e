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
});
