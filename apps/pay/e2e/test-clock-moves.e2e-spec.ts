import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { newId } from '@skydeck/ids';
import { BANK_NUMBERS } from '@skydeck/pay';
import { eventually, freePort } from '@skydeck/testing';
import { PayHarness } from './pay-harness.js';
import { DAY_S, Stage } from './test-clock-stage.js';

const MAIN = path.resolve(import.meta.dirname, '../dist/main.js');
let pay: PayHarness;
let child: ChildProcess | undefined;

beforeAll(async () => {
  pay = await PayHarness.start();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await pay.close();
});

const advancedEvents = (name: string) =>
  pay.query<{ data: object }>(
    `select data from event where project_id = $1 and type = 'test_clock.advanced'`,
    [`prj_${name}.test`],
  );
const clock = (key: string) => pay.call(key, '/test-clock');
const remove = (key: string) => pay.call(key, '/test-clock', undefined, { method: 'DELETE' });

describe('what a test clock refuses', () => {
  it('409: everything but reading in live mode', async () => {
    const key = pay.auth.key('live');
    const { status, data } = await clock(key);
    expect([status, data['status'], data['id']]).toEqual([200, 'real_time', null]);
    const tried = await Promise.all([
      pay.call(key, '/test-clock', {}),
      pay.call(key, '/test-clock/advance', { by: 60 }),
      remove(key),
    ]);
    expect(tried.map(({ status: of, error }) => `${of} ${error.code}`)).toEqual(
      Array.from({ length: 3 }, () => '409 test_clock.live_mode'),
    );
  });

  it('404 without one, 409 a second one', async () => {
    const key = pay.auth.key('none', { mode: 'test' });
    const none = [await pay.call(key, '/test-clock/advance', { by: 60 }), await remove(key)];
    expect(none.map(({ error }) => error.code)).toEqual([
      'test_clock.not_found',
      'test_clock.not_found',
    ]);
    expect((await pay.call(key, '/test-clock', {})).status).toBe(201);
    expect((await pay.call(key, '/test-clock', {})).error.code).toBe('test_clock.exists');
  });

  it('422: time that goes back or too far, none or two ways to say it', async () => {
    const stage = await Stage.open(pay, 'back');
    const code = async (body: object) => {
      const { status, error } = await stage.advance(body);
      return `${status} ${error.code}`;
    };
    expect(await code({ to: stage.day(-0.1) })).toBe('422 test_clock.backwards');
    expect(await code({ to: stage.day(367) })).toBe('422 test_clock.too_far');
    expect(await code({ by: 367 * DAY_S })).toBe('422 validation_failed');
    expect(await code({})).toBe('422 validation_failed');
    expect(await code({ by: 1, to: stage.day(1) })).toBe('422 validation_failed');
    const past = pay.auth.key('past', { mode: 'test' });
    const { error } = await pay.call(past, '/test-clock', { now_at: stage.day(-1) });
    expect(error.code).toBe('test_clock.backwards');
  });

  it('409: real time again, while the clock is ahead of it', async () => {
    const stage = await Stage.open(pay, 'ahead');
    await stage.advance({ by: DAY_S });
    const { status, error } = await remove(stage.key);
    expect([status, error.code]).toEqual([409, 'test_clock.ahead']);
  });
});

describe('moving a test clock', () => {
  it('50 at once to one time are one move', async () => {
    const stage = await Stage.open(pay, 'many');
    const wallet = await stage.acts.wallet(1000n);
    const holds = await Promise.all([1, 2, 3].map((days) => stage.hold(wallet, days)));
    const to = stage.day(5);
    const moved = await Promise.all(Array.from({ length: 50 }, () => stage.advance({ to })));
    expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(async () => expect((await clock(stage.key)).data['status']).toBe('ready'));
    expect(await stage.happened()).toEqual(['expire 1', 'expire 2', 'expire 3']);
    expect(holds).toHaveLength(3);
    const events = await advancedEvents('many');
    expect(events).toMatchObject([{ data: { from_at: stage.day(0), now_at: to } }]);
  });

  it('50 at once with one key move it once', async () => {
    const stage = await Stage.open(pay, 'once');
    const key = newId('once');
    const by = { by: 3600 };
    await Promise.all(Array.from({ length: 50 }, () => stage.advance(by, key)));
    expect((await clock(stage.key)).data['now_at']).toBe(stage.day(1 / 24));
    expect(await advancedEvents('once')).toHaveLength(1);
  });

  it('is finished by another process when one is killed on the way', async () => {
    const stage = await Stage.open(pay, 'killed');
    const wallet = await stage.acts.wallet(100_000n);
    const days = Array.from({ length: 150 }, (_, index) => index + 1);
    for (const one of days) await stage.hold(wallet, one);
    const port = String(await freePort());
    child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...pay.environment, PAY_PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const exited = once(child, 'exit');
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), {
      timeoutMs: 30_000,
    });
    const asked = fetch(`${url}/api/v1/test-clock/advance`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stage.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: stage.day(200) }),
    }).catch(() => null);
    await eventually(async () => {
      const { data } = await clock(stage.key);
      expect(Date.parse(String(data['now_at']))).toBeGreaterThan(stage.start);
    });
    child.kill('SIGKILL');
    await exited;
    expect((await clock(stage.key)).data['status']).toBe('advancing');
    await eventually(async () => expect((await clock(stage.key)).data['status']).toBe('ready'), {
      timeoutMs: 30_000,
    });
    await asked;
    expect((await clock(stage.key)).data['now_at']).toBe(stage.day(200));
    expect(await stage.happened()).toEqual(days.map((one) => `expire ${one}`));
    expect(await advancedEvents('killed')).toHaveLength(1);
  }, 60_000);
});

describe('by a test clock', () => {
  it('a pay-in comes when its time has come, and is booked then', async () => {
    const stage = await Stage.open(pay, 'bank');
    const list = await pay.call(stage.key, '/payment-providers');
    const later = { settings: { later_seconds: DAY_S, return_seconds: DAY_S } };
    const sandbox = `/payment-providers/${String(list.data.items[0]?.['id'])}`;
    await pay.call(stage.key, sandbox, later, { method: 'PATCH' });
    const wallet = await stage.acts.wallet();
    const { card } = BANK_NUMBERS.find(({ scenario }) => scenario === 'pending_succeeds')!;
    const method = { type: 'card', number: card };
    const body = { wallet, amount: '1250', currency: 'EUR', method };
    const { data } = await pay.call(stage.key, '/payins', body);
    expect([data['status'], data['created_at']]).toEqual(['pending', stage.day(0)]);
    await stage.advance({ by: DAY_S - 1 });
    const read = async () => (await pay.call(stage.key, `/payins/${String(data['id'])}`)).data;
    expect((await read())['status']).toBe('pending');
    await stage.advance({ by: 30 * DAY_S });
    expect(await read()).toMatchObject({ status: 'succeeded', updated_at: stage.day(1) });
    expect(await pay.balance(wallet)).toBe('1250 0');
    const [entry] = await pay.query<{ at: Date }>(
      `select entry.created_at as at from entry join account on account.id = account_id
       where public_id = $1`,
      [wallet],
    );
    expect(entry?.at.toISOString()).toBe(stage.day(1));
  });

  it('409: a quote is over when the clock says so', async () => {
    const stage = await Stage.open(pay, 'quotes');
    const rate = { base: 'EUR', quote: 'USD', rate: '1.1' };
    await pay.call(stage.key, '/fx/rates', rate, { method: 'PUT' });
    const wanted = { sell_currency: 'EUR', buy_currency: 'USD', sell_amount: '1000' };
    const quote = await pay.call(stage.key, '/fx/quotes', wanted);
    await stage.advance({ by: 60 });
    const { data } = await pay.call(stage.key, `/fx/quotes/${String(quote.data['id'])}`);
    expect(data['status']).toBe('expired');
    const from_wallet = await stage.acts.wallet(1000n);
    const to_wallet = await pay.account('quotes.test', { currency: 'USD' });
    const body = { quote: quote.data['id'], from_wallet, to_wallet };
    const { status, error } = await pay.call(stage.key, '/fx/trades', body);
    expect([status, error.code]).toEqual([409, 'quote_expired']);
  });
});
