import { newId } from '@skydeck/ids';
import { eventually, TestClock } from '@skydeck/testing';
import { PayHarness } from './pay-harness.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start({ clock }, { PAY_FX_SOURCES: 'table' });
  key = pay.auth.key('demo');
  const rates = [
    { base: 'EUR', quote: 'USD', rate: '1.0842', spread_bps: 50 },
    { base: 'EUR', quote: 'JPY', rate: '162.35' },
  ];
  for (const rate of rates) await setRate(rate);
});

afterAll(() => pay.close());

const setRate = (body: object, once?: string) =>
  pay.call(key, '/fx/rates', body, { method: 'PUT', ...(once !== undefined && { once }) });

const quote = async (body: object = {}) =>
  pay.call(key, '/fx/quotes', {
    sell_currency: 'EUR',
    buy_currency: 'USD',
    sell_amount: '10000',
    ...body,
  });
const quoted = async (body?: object) => String((await quote(body)).data['id']);

const wallets = async (has = 100_000n) =>
  Promise.all([
    pay.account('demo', { has, currency: 'EUR' }),
    pay.account('demo', { currency: 'USD' }),
  ]);

const trade = (of: string, [from, to]: readonly string[], once = newId('once')) =>
  pay.call(key, '/fx/trades', { quote: of, from_wallet: from, to_wallet: to }, { once });

const balances = async (both: readonly string[]) =>
  Promise.all(both.map((wallet) => pay.balance(wallet)));

/** What the books hold of each currency, over all accounts. */
const sums = () =>
  pay.query<{ sum: string }>('select sum(posted) as sum from account group by currency');

describe('prices of a project', () => {
  it('200: are listed with what was kept of them', async () => {
    const { data } = await pay.call(key, '/fx/rates?base=EUR&quote=USD');
    expect(data.items).toEqual([
      {
        id: expect.stringMatching(/^fxr_/),
        base: 'EUR',
        quote: 'USD',
        rate: '1.0842',
        spread_bps: 50,
        valid_from: '2026-11-20T15:00:00.000Z',
        created_at: '2026-11-20T15:00:00.000Z',
      },
    ]);
    const other = await pay.call(pay.auth.key('other'), '/fx/rates');
    expect(other.data.items).toEqual([]);
  });

  it.each([
    [{ rate: 1.08 }, 'body.rate'],
    [{ rate: '0.000' }, 'body.rate'],
    [{ rate: '-1' }, 'body.rate'],
    [{ rate: '1e3' }, 'body.rate'],
    [{ rate: '0.0000000000001' }, 'body.rate'],
    [{ quote: 'EUR' }, 'body.quote'],
    [{ quote: 'NOPE' }, 'body.quote'],
    [{ base: 'NOPE' }, 'body.base'],
    [{ spread_bps: 5001 }, 'body.spread_bps'],
    [{ valid_from: '2026-11-20T14:00:00Z' }, 'body.valid_from'],
  ])('422: refuses %j at %s', async (wrong, location) => {
    const { status, error } = await setRate({ base: 'EUR', quote: 'CHF', rate: '0.93', ...wrong });
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('tell of their change in events and the audit log', async () => {
    await eventually(async () => {
      const { data } = await pay.call(key, '/events?type=fx_rate.set');
      expect(data.items.length).toBe(2);
    });
    const { data } = await pay.call(key, '/audit?action=fx_rate.set');
    expect(data.items.length).toBe(2);
  });
});

describe('a quote', () => {
  it('201: says what is bought for an amount, after the spread', async () => {
    const made = await quote();
    expect(made.status).toBe(201);
    expect(made.data).toEqual({
      id: expect.stringMatching(/^fxq_/),
      status: 'open',
      sell_currency: 'EUR',
      sell_amount: '10000',
      buy_currency: 'USD',
      buy_amount: '10788',
      fixed: 'sell',
      rate: '1.078779',
      mid_rate: '1.0842',
      spread_bps: 50,
      source: 'table',
      rate_date: '2026-11-20',
      trade: null,
      expires_at: '2026-11-20T15:01:00.000Z',
      created_at: '2026-11-20T15:00:00.000Z',
    });
    const { data } = await pay.call(key, `/fx/quotes/${String(made.data['id'])}`);
    expect(data).toEqual(made.data);
  });

  it('201: says what has to be sold for an amount, in other minor units and the other way', async () => {
    const yen = { sell_amount: undefined, buy_currency: 'JPY', buy_amount: '16235' };
    const { data } = await quote(yen);
    expect(data).toMatchObject({ fixed: 'buy', sell_amount: '10000', buy_amount: '16235' });
    const back = { sell_currency: 'JPY', buy_currency: 'EUR', sell_amount: '16235' };
    expect((await quote(back)).data).toMatchObject({ buy_amount: '10000' });
  });

  it.each([
    [{ sell_amount: undefined }, 'body.sell_amount'],
    [{ buy_amount: '5' }, 'body.sell_amount'],
    [{ sell_amount: 100 }, 'body.sell_amount'],
    [{ sell_amount: '0' }, 'body.sell_amount'],
    [{ buy_currency: 'EUR' }, 'body.buy_currency'],
    [{ buy_currency: 'XXX' }, 'body.buy_currency'],
    [{ sell_currency: 'NOPE' }, 'body.sell_currency'],
  ])('422: refuses %j at %s', async (wrong, location) => {
    const { status, error } = await quote(wrong);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('422: is not made without a price, for less than a minor unit, or for more than books hold', async () => {
    const codes = await Promise.all([
      quote({ buy_currency: 'CHF' }),
      quote({ sell_currency: 'JPY', buy_currency: 'EUR', sell_amount: '1' }),
      quote({ buy_currency: 'JPY', sell_amount: '9'.repeat(18) }),
    ]);
    expect(codes.map(({ status, error }) => [status, error.code])).toEqual([
      [422, 'no_rate'],
      [422, 'amount_not_exchangeable'],
      [422, 'amount_not_exchangeable'],
    ]);
  });

  it('201: sells what is left of a currency that is out of use, and 422: buys none of it', async () => {
    await setRate({ base: 'EUR', quote: 'BGN', rate: '1.95583' });
    const left = { sell_currency: 'BGN', buy_currency: 'EUR', sell_amount: '195583' };
    expect((await quote(left)).data).toMatchObject({ buy_amount: '100000' });
    const { status, error } = await quote({ buy_currency: 'BGN' });
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.buy_currency']);
  });

  it('404: is of one project and mode', async () => {
    const id = await quoted();
    for (const other of [pay.auth.key('other'), pay.auth.key('demo', { mode: 'test' })]) {
      const { status, error } = await pay.call(other, `/fx/quotes/${id}`);
      expect([status, error.code]).toEqual([404, 'quote_not_found']);
    }
  });
});

describe('a trade', () => {
  it('201: moves both currencies at once, and each sums to zero', async () => {
    const both = await wallets();
    const id = await quoted();
    const made = await trade(id, both);
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      id: expect.stringMatching(/^fxt_/),
      status: 'executed',
      code: null,
      quote: id,
      from_wallet: both[0],
      to_wallet: both[1],
      sell_amount: '10000',
      buy_amount: '10788',
      rate: '1.078779',
      posting: expect.stringMatching(/^pst_/),
    });
    expect(await balances(both)).toEqual(['90000 0', '10788 0']);
    expect(new Set((await sums()).map(({ sum }) => sum))).toEqual(new Set(['0']));
    const { data } = await pay.call(key, `/fx/trades/${String(made.data['id'])}`);
    expect(data).toEqual(made.data);
    const { data: used } = await pay.call(key, `/fx/quotes/${id}`);
    expect(used).toMatchObject({ status: 'used', trade: made.data['id'] });
    const listed = await pay.call(key, `/fx/trades?from_wallet=${both[0]}&status=executed`);
    expect(listed.data.items).toEqual([made.data]);
  });

  it('201: happens once when 50 ask at once with one key, and 409: with different ones', async () => {
    const both = await wallets();
    const [id, once] = [await quoted(), newId('once')];
    const same = await Promise.all(Array.from({ length: 50 }, () => trade(id, both, once)));
    expect(new Set(same.map(({ status, data }) => `${status} ${String(data['id'])}`)).size).toBe(1);
    const first = same.filter(({ headers }) => !headers.has('idempotency-replayed'));
    expect(first.length).toBe(1);
    expect(await balances(both)).toEqual(['90000 0', '10788 0']);
    const next = await quoted();
    const raced = await Promise.all(Array.from({ length: 50 }, () => trade(next, both)));
    const codes = raced.map(({ status, error }) => error?.code ?? String(status)).toSorted();
    expect(codes).toEqual(['201', ...Array.from({ length: 49 }, () => 'quote_used')]);
    expect(await balances(both)).toEqual(['80000 0', '21576 0']);
  });

  it('409: is refused when the time of its quote is over, and a replay is not', async () => {
    const both = await wallets();
    const [id, late, once] = [await quoted(), await quoted(), newId('once')];
    await trade(id, both, once);
    clock.advance(60_000);
    const { status, error } = await trade(late, both);
    expect([status, error.code]).toEqual([409, 'quote_expired']);
    const again = await trade(id, both, once);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await balances(both)).toEqual(['90000 0', '10788 0']);
    const { data } = await pay.call(key, `/fx/quotes/${late}`);
    expect(data['status']).toBe('expired');
  });

  it('402: fails when there is too little, uses its quote up, and stays failed', async () => {
    const both = await wallets(9999n);
    const [id, once] = [await quoted(), newId('once')];
    for (let time = 0; time < 2; time++) {
      const { status, error } = await trade(id, both, once);
      expect([status, error.code]).toEqual([402, 'insufficient_funds']);
    }
    expect((await trade(id, both)).error.code).toBe('quote_used');
    expect(await balances(both)).toEqual(['9999 0', '0 0']);
    const { data } = await pay.call(key, `/fx/trades?quote=${id}`);
    expect(data.items).toMatchObject([
      { status: 'failed', code: 'insufficient_funds', posting: null },
    ]);
  });

  it('404 and 422: needs wallets of the project in the currencies of the quote, and keeps it open', async () => {
    const both = await wallets();
    const id = await quoted();
    const stranger = await pay.account('other', { has: 100_000n });
    const world = await pay.account('demo', { kind: 'world' });
    const tried = [
      await trade(id, [stranger, both[1] ?? '']),
      await trade(id, [world, both[1] ?? '']),
      await trade(id, both.toReversed()),
      await pay.call(pay.auth.key('other'), '/fx/trades', {
        quote: id,
        from_wallet: stranger,
        to_wallet: stranger,
      }),
    ];
    expect(tried.map(({ status, error }) => [status, error.code])).toEqual([
      [404, 'wallet_not_found'],
      [404, 'wallet_not_found'],
      [422, 'currency_mismatch'],
      [404, 'quote_not_found'],
    ]);
    expect((await trade(id, both)).status).toBe(201);
  });

  it('400: wants a key, and 422: one that no other payment has', async () => {
    const both = await wallets();
    const body = { quote: await quoted(), from_wallet: both[0], to_wallet: both[1] };
    const without = await pay.call(key, '/fx/trades', body, { once: null });
    expect([without.status, without.error.code]).toEqual([400, 'idempotency_key_required']);
    const once = newId('once');
    const to = await pay.account('demo');
    const transfer = { from: both[0], to, amount: '1', currency: 'EUR' };
    expect((await pay.call(key, '/transfers', transfer, { once })).status).toBe(201);
    const reused = await trade(body.quote, both, once);
    expect([reused.status, reused.error.code]).toEqual([422, 'idempotency_mismatch']);
    const own = newId('once');
    expect((await trade(body.quote, both, own)).status).toBe(201);
    const other = await trade(await quoted(), both, own);
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('tells of its end once in events and the audit log', async () => {
    const both = await wallets();
    const made = await trade(await quoted(), both);
    const id = String(made.data['id']);
    await eventually(async () => {
      const { data } = await pay.call(key, '/events?type=fx_trade.executed&limit=100');
      const about = data.items.filter((event) => (event['data'] as { id: string }).id === id);
      expect(about).toMatchObject([{ data: { id, status: 'executed', sell_amount: '10000' } }]);
    });
    const { data } = await pay.call(key, `/audit?action=fx_trade.execute&target=${id}`);
    expect(data.items.length).toBe(1);
  });

  it('is counted, and one that waits is shown by its age', async () => {
    const metric = async (name: string) => {
      const text = await (await fetch(`${pay.service.internalUrl}/metrics`)).text();
      return new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'm').exec(text)?.[1];
    };
    const executed = Number(await metric('skydeck_fx_trades_total'));
    expect(executed).toBeGreaterThan(3);
    expect(Number(await metric('skydeck_fx_quotes_total'))).toBeGreaterThan(executed);
    expect(await metric('skydeck_fx_pending_seconds')).toBeUndefined();
    // Young enough for nobody to finish it yet.
    const since = new Date(clock.now().getTime() - 9000);
    await pay.query(
      `insert into fx_trade (id, tenant, quote_id, request_key, from_wallet, to_wallet, sell_currency,
        sell_amount, buy_currency, buy_amount, rate, status, created_at, updated_at)
       values ('fxt_waits', 'prj_none', 'fxq_waits', 'k', 'a', 'b', 'EUR', 1, 'USD', 1, '1', 'pending',
        $1, $1)`,
      [since],
    );
    expect(await metric('skydeck_fx_pending_seconds')).toBe('9');
  });

  it('403: asks for the scope', async () => {
    const reader = pay.auth.key('demo', { scopes: ['fx:read'] });
    expect((await pay.call(reader, '/fx/trades')).status).toBe(200);
    const body = { quote: newId('fxq'), from_wallet: newId('wal'), to_wallet: newId('wal') };
    expect((await pay.call(reader, '/fx/trades', body)).error.code).toBe('insufficient_scope');
  });
});
