import { BANK_NUMBERS, bankSecret } from '@skydeck/pay';
import { eventually, freePort } from '@skydeck/testing';
import { Webhook } from 'standardwebhooks';
import { PayHarness } from './pay-harness.js';

let harness: PayHarness;
let key: string;

beforeAll(async () => {
  const port = String(await freePort());
  harness = await PayHarness.start(
    {},
    { PAY_PORT: port, PAY_URL: `http://127.0.0.1:${port}`, PAY_ALLOW_CIDRS: '127.0.0.0/8' },
  );
  key = harness.auth.key('shop', { mode: 'live' });
  const list = await harness.call(key, '/payment-providers');
  const sandbox = String(list.data.items[0]!['id']);
  const quick = { settings: { later_seconds: 1, return_seconds: 2 } };
  await harness.call(key, `/payment-providers/${sandbox}`, quick, { method: 'PATCH' });
});

afterAll(() => harness.close());

const numbersOf = (scenario: string) => BANK_NUMBERS.find((one) => one.scenario === scenario)!;
const card = (scenario: string) => ({ type: 'card', number: numbersOf(scenario).card });
const iban = (scenario: string) => ({ type: 'iban', iban: numbersOf(scenario).iban });

const payin = (wallet: string, scenario: string, rest: object = {}) => ({
  wallet,
  amount: '1250',
  currency: 'EUR',
  method: card(scenario),
  ...rest,
});
const payout = (wallet: string, scenario: string, rest: object = {}) => ({
  wallet,
  amount: '1000',
  currency: 'EUR',
  destination: iban(scenario),
  ...rest,
});

/** Waits until a pay-in or payout has come to something, and shows it. */
const become = (path: string, status: string) =>
  eventually(
    async () => {
      const { data } = await harness.call(key, path);
      if (data['status'] !== status) throw new Error(JSON.stringify(data));
      return data;
    },
    { timeoutMs: 20_000 },
  );

const balance = (wallet: string) => harness.balance(wallet);

const post = (
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => fetch(harness.service.url + path, { method: 'POST', body, headers });

describe('pay-ins', () => {
  it('201: gives the wallet the money, once, for all who say so', async () => {
    const wallet = await harness.account('shop');
    const made = await harness.call(key, '/payins', payin(wallet, 'succeeds'));
    expect(made).toMatchObject({
      status: 201,
      data: { status: 'succeeded', is_sandbox: true, method: { type: 'card' } },
    });
    expect(await balance(wallet)).toBe('1250 0');
    // Its webhook comes too and is taken.
    await eventually(async () => {
      const rows = await harness.query(
        `select 1 from bank_notice n join bank_payment p on p.id = n.payment_id
         where p.order_id = $1 and delivered_at is not null`,
        [made.data['id']],
      );
      return rows.length === 1;
    });
    expect(await balance(wallet)).toBe('1250 0');
    expect(JSON.stringify(made.data)).not.toContain(numbersOf('succeeds').card);
  });

  it.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient_funds'],
  ])('201: %s fails and gives nothing', async (scenario, failure) => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, scenario));
    expect(data).toMatchObject({ status: 'failed', failure });
    expect(await balance(wallet)).toBe('0 0');
  });

  it.each(['pending_succeeds', 'webhook_reversed', 'webhook_twice', 'webhook_first', 'no_answer'])(
    '%s: ends with the money in the wallet once',
    async (scenario) => {
      const wallet = await harness.account('shop');
      const { data } = await harness.call(key, '/payins', payin(wallet, scenario));
      await become(`/payins/${String(data['id'])}`, 'succeeded');
      expect(await balance(wallet)).toBe('1250 0');
    },
  );

  it('pending_fails: ends with nothing', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'pending_fails'));
    expect(data['status']).toBe('pending');
    await become(`/payins/${String(data['id'])}`, 'failed');
    expect(await balance(wallet)).toBe('0 0');
  });

  it('a real number of a card is not taken by the sandbox, and is kept nowhere', async () => {
    const wallet = await harness.account('shop');
    const method = { type: 'card', number: '4242424242424242' };
    const { data } = await harness.call(key, '/payins', payin(wallet, 'succeeds', { method }));
    expect(data).toMatchObject({ status: 'failed', failure: 'not_a_test_number' });
    const rows = await harness.query('select sealed_method from payment_order where id = $1', [
      data['id'],
    ]);
    expect(rows).toEqual([{ sealed_method: null }]);
  });

  it('late_return: takes the money back out of the wallet', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'late_return'));
    expect(data['status']).toBe('succeeded');
    const returned = await become(`/payins/${String(data['id'])}`, 'returned');
    expect(returned).toMatchObject({ failure: 'returned_by_bank', suspense_amount: '0' });
    expect(await balance(wallet)).toBe('0 0');
  });

  it('late_return: what the wallet has spent comes out of suspense, and is said', async () => {
    const wallet = await harness.account('shop');
    const other = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'late_return'));
    const spent = { from: wallet, to: other, amount: '1000', currency: 'EUR' };
    expect((await harness.call(key, '/transfers', spent)).status).toBe(201);
    const returned = await become(`/payins/${String(data['id'])}`, 'returned');
    expect(returned['suspense_amount']).toBe('-1000');
    expect(await balance(wallet)).toBe('0 0');
    const suspense = await harness.query<{ posted: string }>(
      `select posted from account where kind = 'suspense' and tenant = 'prj_shop'`,
    );
    expect(suspense).toEqual([{ posted: '-1000' }]);
  });

  it('money for a wallet that was frozen meanwhile waits in suspense', async () => {
    const wallet = await harness.account('frosty');
    const frosty = harness.auth.key('frosty');
    await harness.query(`update account set status = 'frozen' where public_id = $1`, [wallet]);
    const { data } = await harness.call(frosty, '/payins', payin(wallet, 'succeeds'));
    expect(data).toMatchObject({ status: 'succeeded', suspense_amount: '1250' });
    expect(await balance(wallet)).toBe('0 0');
  });

  it('400, 422: demands a key, and refuses it for another request', async () => {
    const wallet = await harness.account('shop');
    const body = payin(wallet, 'succeeds');
    const without = await harness.call(key, '/payins', body, { once: null });
    expect(without).toMatchObject({ status: 400, error: { code: 'idempotency_key_required' } });
    const first = await harness.call(key, '/payins', body, { once: 'one' });
    const again = await harness.call(key, '/payins', body, { once: 'one' });
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await harness.call(key, '/payins', { ...body, amount: '9' }, { once: 'one' });
    expect(other).toMatchObject({ status: 422, error: { code: 'idempotency_mismatch' } });
    expect(await balance(wallet)).toBe('1250 0');
  });

  it('one key makes one payment, 50 at once', async () => {
    const wallet = await harness.account('shop');
    const body = payin(wallet, 'succeeds');
    const all = await Promise.all(
      Array.from({ length: 50 }, () => harness.call(key, '/payins', body, { once: 'fifty' })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ data }) => data['id'])).size).toBe(1);
    await become(`/payins/${String(all[0]!.data['id'])}`, 'succeeded');
    expect(await balance(wallet)).toBe('1250 0');
  });

  it('404, 422: refuses wallets of others, other currencies and providers that do not fit', async () => {
    const wallet = await harness.account('shop');
    const alien = await harness.account('alien');
    const code = async (body: object) => {
      const { status, error } = await harness.call(key, '/payins', body);
      return `${status} ${error.code}`;
    };
    expect(await code(payin(alien, 'succeeds'))).toBe('404 wallet_not_found');
    expect(await code(payin(wallet, 'succeeds', { currency: 'USD' }))).toBe(
      '422 currency_mismatch',
    );
    const token = { type: 'token', token: 'pm_1' };
    expect(await code(payin(wallet, 'succeeds', { method: token }))).toBe(
      '422 payment_provider.none_fits',
    );
    expect(await code(payin(wallet, 'succeeds', { amount: 12 }))).toBe('422 validation_failed');
  });

  it('404: another project sees none of it', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'succeeds'));
    const alien = harness.auth.key('alien');
    expect((await harness.call(alien, `/payins/${String(data['id'])}`)).status).toBe(404);
    expect((await harness.call(alien, '/payins')).data.items).toEqual([]);
    const list = await harness.call(key, `/payins?wallet=${wallet}`);
    expect(list.data.items.map((item) => item['id'])).toEqual([data['id']]);
  });
});

describe('refunds of pay-ins', () => {
  it('201: give back in parts, never more than came in, 50 at once', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'succeeds'));
    const path = `/payins/${String(data['id'])}`;
    const all = await Promise.all(
      Array.from({ length: 50 }, () => harness.call(key, `${path}/refund`, { amount: '500' })),
    );
    const done = all.filter(({ status }) => status === 201);
    expect(done).toHaveLength(2);
    for (const { error } of all.filter(({ status }) => status !== 201)) {
      expect(error.code).toBe('payin.amount_exceeds_payin');
    }
    for (const { data: refund } of done) {
      expect(refund).toMatchObject({ payin: data['id'], status: 'succeeded' });
    }
    expect(await balance(wallet)).toBe('250 0');
    expect((await harness.call(key, path)).data['refunded_amount']).toBe('1000');
    // Without an amount all that is left goes back.
    expect((await harness.call(key, `${path}/refund`, {})).data['amount']).toBe('250');
    expect(await balance(wallet)).toBe('0 0');
  });

  it('402: what the wallet has spent is not given back, and can be refunded later', async () => {
    const wallet = await harness.account('shop');
    const other = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'succeeds'));
    const spent = { from: wallet, to: other, amount: '1000', currency: 'EUR' };
    await harness.call(key, '/transfers', spent);
    const path = `/payins/${String(data['id'])}`;
    const refused = await harness.call(key, `${path}/refund`, {}, { once: 'poor' });
    expect(refused).toMatchObject({ status: 402, error: { code: 'insufficient_funds' } });
    expect((await harness.call(key, path)).data['refunded_amount']).toBe('0');
    const again = await harness.call(key, `${path}/refund`, {}, { once: 'poor' });
    expect(again.error.code).toBe('insufficient_funds');
    expect((await harness.call(key, `${path}/refund`, { amount: '250' })).status).toBe(201);
  });

  it('409: only what succeeded is given back', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'declined'));
    const refused = await harness.call(key, `/payins/${String(data['id'])}/refund`, {});
    expect(refused).toMatchObject({ status: 409, error: { code: 'payin.not_succeeded' } });
  });
});

describe('payouts', () => {
  it('201: take the money out of the wallet when they succeed', async () => {
    const wallet = await harness.account('shop', { has: 1500n });
    const { status, data } = await harness.call(key, '/payouts', payout(wallet, 'succeeds'));
    expect({ status, data }).toMatchObject({ status: 201, data: { status: 'succeeded' } });
    expect(await balance(wallet)).toBe('500 0');
  });

  it('hold the money while they are pending, and take it then', async () => {
    const wallet = await harness.account('shop', { has: 1500n });
    const { data } = await harness.call(key, '/payouts', payout(wallet, 'pending_succeeds'));
    expect(data['status']).toBe('pending');
    expect(await balance(wallet)).toBe('1500 1000');
    await become(`/payouts/${String(data['id'])}`, 'succeeded');
    expect(await balance(wallet)).toBe('500 0');
  });

  it('give the money back when they fail', async () => {
    const wallet = await harness.account('shop', { has: 1500n });
    const { data } = await harness.call(key, '/payouts', payout(wallet, 'pending_fails'));
    expect(await balance(wallet)).toBe('1500 1000');
    await become(`/payouts/${String(data['id'])}`, 'failed');
    expect(await balance(wallet)).toBe('1500 0');
  });

  it('that come back are in the wallet again', async () => {
    const wallet = await harness.account('shop', { has: 1500n });
    const { data } = await harness.call(key, '/payouts', payout(wallet, 'late_return'));
    expect(await balance(wallet)).toBe('500 0');
    await become(`/payouts/${String(data['id'])}`, 'returned');
    expect(await balance(wallet)).toBe('1500 0');
  });

  it('402: is not paid from a wallet that has less, and says so again', async () => {
    const wallet = await harness.account('shop', { has: 999n });
    const body = payout(wallet, 'succeeds');
    for (const isReplay of [false, true]) {
      const refused = await harness.call(key, '/payouts', body, { once: 'broke' });
      expect(refused).toMatchObject({ status: 402, error: { code: 'insufficient_funds' } });
      expect(refused.headers.has('idempotency-replayed')).toBe(isReplay);
    }
    expect(await balance(wallet)).toBe('999 0');
  });

  it('go through as often as the wallet has money for, 50 at once', async () => {
    const wallet = await harness.account('shop', { has: 7000n });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => harness.call(key, '/payouts', payout(wallet, 'succeeds'))),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(all.filter(({ status }) => status === 402)).toHaveLength(43);
    expect(await balance(wallet)).toBe('0 0');
  });
});

describe('the hook of providers', () => {
  it('404: takes nothing at another address, unsigned, or signed by another', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'stays_pending'));
    const [{ url } = { url: '' }] = await harness.query<{ url: string }>(
      'select hook_url as url from bank_payment where order_id = $1',
      [data['id']],
    );
    const path = new URL(url).pathname;
    const news = { order_id: data['id'], bank_id: 'bnk_1', status: 'succeeded', failure: null };
    const body = JSON.stringify({ type: 'payment.updated', data: news });
    const forged = {
      'webhook-id': 'bkn_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,bm8=',
    };
    expect((await post(path, body)).status).toBe(404);
    expect((await post(path, body, forged)).status).toBe(404);
    expect((await post(`${path.slice(0, -1)}x`, body, forged)).status).toBe(404);
    expect((await post(path, new Uint8Array(300 * 1024))).status).toBe(413);
    expect(await balance(wallet)).toBe('0 0');
  });
});

describe('a webhook that comes again', () => {
  it('200: is acknowledged, and changes nothing; an old one is refused', async () => {
    const wallet = await harness.account('shop');
    const { data } = await harness.call(key, '/payins', payin(wallet, 'succeeds'));
    const [notice] = await eventually(async () => {
      const rows = await harness.query<{ id: string; body: string; url: string; account: string }>(
        `select n.id, n.body, p.hook_url as url, p.account
         from bank_notice n join bank_payment p on p.id = n.payment_id
         where p.order_id = $1 and n.delivered_at is not null`,
        [data['id']],
      );
      return rows.length > 0 && rows;
    });
    const known = () =>
      harness.query('select 1 from provider_webhook where webhook_id = $1', [notice!.id]);
    expect(await known()).toHaveLength(1);
    const again = async (at: Date) => {
      const secret = bankSecret('a secret of this test, long enough', notice!.account);
      return post(new URL(notice!.url).pathname, notice!.body, {
        'webhook-id': notice!.id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(notice!.id, at, notice!.body),
      });
    };
    expect((await again(new Date())).status).toBe(200);
    expect((await again(new Date(Date.now() - 600_000))).status).toBe(404);
    expect(await known()).toHaveLength(1);
    expect(await balance(wallet)).toBe('1250 0');
  });
});

describe('the books', () => {
  it('sum to zero after all of it: no money was made out of nothing', async () => {
    const sums = await harness.query(
      'select sum(posted) as sum from account group by currency having sum(posted) <> 0',
    );
    expect(sums).toEqual([]);
    const held = await harness.query(
      `select 1 from hold join payment_order on hold_id = hold.id
       where hold.state = 'pending' and payment_order.status not in ('created', 'pending')`,
    );
    expect(held).toEqual([]);
  });
});
