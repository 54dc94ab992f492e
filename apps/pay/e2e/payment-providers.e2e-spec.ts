import { PayHarness } from './pay-harness.js';

let harness: PayHarness;
let key: string;

beforeAll(async () => {
  harness = await PayHarness.start({}, { PAY_URL: 'https://pay.example.com' });
  key = harness.auth.key('shop');
});

afterAll(() => harness.close());

const PROVIDERS = '/payment-providers';
const SECRETS = { secret_key: 'sk_test_of_the_shop', webhook_secret: 'whsec_of_the_shop' };
const stripe = (rest: object = {}) => ({ kind: 'stripe', secrets: SECRETS, ...rest });
const listOf = async (token: string) => (await harness.call(token, PROVIDERS)).data.items;

/** How the service refuses a provider, and which field it names. */
const code = async (body: object) => {
  const { status, error } = await harness.call(key, PROVIDERS, body);
  return `${status} ${error.errors[0]?.location ?? error.code}`;
};

describe('the sandbox', () => {
  it('is there by itself, once in each mode, and says what it is', async () => {
    const [live, test] = [harness.auth.key('new'), harness.auth.key('new', { mode: 'test' })];
    const all = await Promise.all(Array.from({ length: 20 }, () => listOf(live)));
    expect(new Set(all.map(([first]) => first!['id'])).size).toBe(1);
    for (const [token, mode] of [
      [live, 'live'],
      [test, 'test'],
    ] as const) {
      expect(await listOf(token)).toMatchObject([
        { kind: 'sandbox', is_sandbox: true, mode, methods: ['card', 'iban', 'phone'] },
      ]);
    }
  });

  it('is not there in live mode when whoever runs the service says so', async () => {
    const strict = await PayHarness.start({}, { PAY_SANDBOX_IN_LIVE: 'false' });
    try {
      const list = async (mode: 'live' | 'test') =>
        (await strict.call(strict.auth.key('shop', { mode }), PROVIDERS)).data.items.length;
      expect([await list('live'), await list('test')]).toEqual([0, 1]);
    } finally {
      await strict.close();
    }
  });

  it('409: is neither added nor removed', async () => {
    const added = await harness.call(key, PROVIDERS, { kind: 'sandbox' });
    expect(added).toMatchObject({ status: 409, error: { code: 'payment_provider.built_in' } });
    const path = `${PROVIDERS}/${String((await listOf(key))[0]!['id'])}`;
    const removed = await harness.call(key, path, undefined, { method: 'DELETE' });
    expect(removed).toMatchObject({ status: 409, error: { code: 'payment_provider.built_in' } });
  });

  it('is not used any more when it is switched off', async () => {
    const own = harness.auth.key('careful');
    const path = `${PROVIDERS}/${String((await listOf(own))[0]!['id'])}`;
    const off = await harness.call(own, path, { is_enabled: false }, { method: 'PATCH' });
    expect(off.data['is_enabled']).toBe(false);
    const wallet = await harness.account('careful');
    const method = { type: 'card', number: '4000000000000010' };
    const payin = { wallet, amount: '1', currency: 'EUR', method };
    const refused = await harness.call(own, '/payins', payin);
    expect(refused.error.code).toBe('payment_provider.none_fits');
  });
});

describe('providers of a project', () => {
  it('201: keep their secrets, which nothing shows or stores in the open', async () => {
    const { status, data } = await harness.call(key, PROVIDERS, stripe({ name: 'Cards' }));
    expect({ status, data }).toMatchObject({
      status: 201,
      data: {
        name: 'Cards',
        is_sandbox: false,
        has_secrets: true,
        settings: { base_url: 'https://api.stripe.com' },
        webhook_url: expect.stringMatching(
          /^https:\/\/pay\.example\.com\/hooks\/payments\/ppr_\w+\/\w{32}$/,
        ),
      },
    });
    const shown = await harness.call(key, `${PROVIDERS}/${String(data['id'])}`);
    const rows = await harness.query<object>(
      `select (select json_agg(p) from payment_provider p) as rows,
         (select json_agg(a) from audit_entry a) as audit, (select json_agg(e) from event e) as events`,
    );
    for (const text of [JSON.stringify(shown.data), JSON.stringify(rows)]) {
      expect(text).not.toContain('of_the_shop');
    }
  });

  it('412: a change of what somebody else changed meanwhile is refused', async () => {
    const { data, headers } = await harness.call(key, PROVIDERS, stripe());
    const path = `${PROVIDERS}/${String(data['id'])}`;
    const change = (name: string) =>
      harness.call(
        key,
        path,
        { name },
        { method: 'PATCH', headers: { 'if-match': headers.get('etag') ?? '' } },
      );
    expect((await change('First')).status).toBe(200);
    expect((await change('Second')).status).toBe(412);
    expect((await harness.call(key, path)).data['name']).toBe('First');
  });

  it('422: refuses settings and secrets that do not fit, and addresses inside', async () => {
    expect(await code({ kind: 'stripe' })).toBe('422 body.secrets.secret_key');
    expect(await code(stripe({ settings: { speed: 1 } }))).toMatch(/^422 body\.settings/);
    expect(await code(stripe({ settings: { base_url: 'http://127.0.0.1:1' } }))).toBe(
      '422 payment_provider.address_not_allowed',
    );
    expect(await code(stripe({ currencies: ['euro'] }))).toBe('422 body.currencies.0');
  });

  it('422: keys with which real money moves are not taken in test mode', async () => {
    const test = harness.auth.key('shop', { mode: 'test' });
    const secrets = { ...SECRETS, secret_key: 'sk_live_of_the_shop' };
    const refused = await harness.call(test, PROVIDERS, stripe({ secrets }));
    expect(refused.error.code).toBe('payment_provider.live_secrets');
    expect((await harness.call(key, PROVIDERS, stripe({ secrets }))).status).toBe(201);
    expect((await harness.call(test, PROVIDERS, stripe())).status).toBe(201);
  });

  it('are chosen before the sandbox by method, currency and priority', async () => {
    const own = harness.auth.key('chooser');
    const wallet = await harness.account('chooser', { currency: 'USD' });
    const make = async (rest: object) =>
      String((await harness.call(own, PROVIDERS, stripe(rest))).data['id']);
    await make({ priority: 5, currencies: ['EUR'] });
    const second = await make({ priority: 20 });
    const first = await make({ priority: 10, is_enabled: false });
    const method = { type: 'token', token: 'ba_1' };
    const payout = { wallet, amount: '1', currency: 'USD', destination: method };
    // Nothing is in the wallet, so nobody is asked to pay.
    await harness.call(own, '/payouts', payout);
    const [order] = (await harness.call(own, '/payouts')).data.items;
    expect(order!['provider']).toBe(second);
    const wanted = await harness.call(own, '/payouts', { ...payout, provider: first });
    expect(wanted.error.code).toBe('payment_provider.does_not_fit');
  });

  it('200: are removed, but not while a payment of theirs is under way', async () => {
    const { data } = await harness.call(key, PROVIDERS, stripe());
    const id = String(data['id']);
    const wallet = await harness.account('shop');
    const [order] = await harness.query<{ id: string }>(
      `insert into payment_order (id, tenant, kind, provider_id, is_sandbox, wallet, amount,
         currency, metadata, status, key, fingerprint, created_at, updated_at)
       values ('pin_open', 'prj_shop', 'payin', $1, false, $2, 1, 'EUR', '{}', 'pending', 'k', '',
         now(), now()) returning id`,
      [id, wallet],
    );
    const remove = () => harness.call(key, `${PROVIDERS}/${id}`, undefined, { method: 'DELETE' });
    expect((await remove()).error.code).toBe('payment_provider.in_use');
    await harness.query(`update payment_order set status = 'failed' where id = $1`, [order!.id]);
    expect((await remove()).data).toEqual({ id, deleted: true });
    expect((await remove()).status).toBe(404);
  });

  it('404: another project has none of them', async () => {
    const { data } = await harness.call(key, PROVIDERS, stripe());
    const alien = harness.auth.key('alien');
    const path = `${PROVIDERS}/${String(data['id'])}`;
    expect((await harness.call(alien, path)).status).toBe(404);
    const change = await harness.call(alien, path, { name: 'Mine' }, { method: 'PATCH' });
    expect(change.status).toBe(404);
  });
});
