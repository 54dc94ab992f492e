import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { eventually, TestClock } from '@skydeck/testing';
import { HoldSweeper } from '../src/holds/hold-sweeper.js';
import { Ledger } from '../src/ledger/ledger.js';
import { PayHarness } from './pay-harness.js';

const DAY_MS = 86_400_000;
const clock = new TestClock();
let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start({ clock });
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

const wallet = (has = 0n) => pay.account('demo', { has });
const ask = (path: string, body: object, once?: string) =>
  pay.call(key, path, body, once ? { once } : {});

async function hold(of: string, amount: string, more: object = {}) {
  const { data } = await ask('/holds', { wallet: of, amount, currency: 'EUR', ...more });
  return { id: String(data['id']), data };
}

const stateOf = async (id: string) => (await pay.call(key, `/holds/${id}`)).data['state'];

describe('POST /api/v1/holds', () => {
  it('201: puts an amount aside for 7 days, which cannot be spent meanwhile', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const { data } = await hold(from, '80', { destination: to, metadata: { order: '7' } });
    expect(data).toMatchObject({
      wallet: from,
      amount: '80',
      remaining: '80',
      captured: '0',
      released: '0',
      state: 'pending',
      destination: to,
      metadata: { order: '7' },
      expires_at: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(await pay.balance(from)).toBe('100 80');
    const spent = await ask('/transfers', { from, to, amount: '21', currency: 'EUR' });
    expect([spent.status, spent.error.code]).toEqual([402, 'insufficient_funds']);
    expect(spent.error.detail).toContain('Available: 20');
  });

  it.each([
    ['expires_in', () => ({ expires_in: 0 })],
    ['expires_in', () => ({ expires_in: 400 * 86_400 + 1 })],
    ['expires_at', () => ({ expires_at: clock.now().toISOString() })],
    ['expires_at', () => ({ expires_at: new Date(clock.now().getTime() + 401 * DAY_MS) })],
    ['expires_at', () => ({ expires_in: 1, expires_at: '2099-01-01T00:00:00Z' })],
    ['destination', () => ({ destination: 'acc_1' })],
    ['currency', () => ({ currency: 'XQX' })],
    ['amount', () => ({ amount: 5 })],
  ])('422: names %s', async (field, change) => {
    const body = { wallet: newId('wal'), amount: '5', currency: 'EUR', ...change() };
    const { status, error } = await ask('/holds', body);
    expect([status, error.errors]).toMatchObject([422, [{ location: `body.${field}` }]]);
  });

  it('201: a repeated request gets its first answer also when the hold is over', async () => {
    const of = await wallet(10n);
    const once = newId('once');
    const body = {
      wallet: of,
      amount: '5',
      currency: 'EUR',
      expires_at: new Date(clock.now().getTime() + 1000).toISOString(),
    };
    const first = await ask('/holds', body, once);
    clock.advance(2000);
    const again = await ask('/holds', body, once);
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('a hold', () => {
  it('is captured in parts, increased, and gives the rest back with the final one', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const { id } = await hold(from, '50', { destination: to });
    const part = await ask(`/holds/${id}/capture`, { amount: '20', final: false });
    expect([part.status, part.data]).toMatchObject([
      200,
      { state: 'partially_captured', remaining: '30', capture: { amount: '20', to } },
    ]);
    const over = await ask(`/holds/${id}/capture`, { amount: '31' });
    expect([over.status, over.error.code]).toEqual([422, 'amount_exceeds_hold']);
    expect(over.error.detail).toContain('Left: 30');
    const more = await ask(`/holds/${id}/increase`, { amount: '10' });
    expect(more.data).toMatchObject({ amount: '60', remaining: '40' });
    const last = await ask(`/holds/${id}/capture`, { amount: '35' });
    expect(last.data).toMatchObject({ state: 'captured', captured: '55', released: '5' });
    expect([await pay.balance(from), await pay.balance(to)]).toEqual(['45 0', '55 0']);
    const late = await ask(`/holds/${id}/void`, {});
    expect([late.status, late.error.code]).toEqual([409, 'hold_already_captured']);
    const { data } = await pay.call(key, `/holds/${id}`);
    expect(data['operations']).toMatchObject([
      { id, kind: 'hold', status: 'done', amount: '50' },
      { kind: 'capture', status: 'done', amount: '20', to },
      { kind: 'capture', status: 'failed', code: 'amount_exceeds_hold', amount: '31' },
      { kind: 'increase', status: 'done', amount: '10' },
      { kind: 'capture', status: 'done', amount: '35' },
      { kind: 'void', status: 'failed', code: 'hold_already_captured', amount: null },
    ]);
  });

  it('is captured or voided, never both, when 50 ask at once', async () => {
    const [from, to] = [await wallet(100n), await wallet()];
    const { id } = await hold(from, '50', { destination: to });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, place) =>
        ask(`/holds/${id}/${place % 2 ? 'capture' : 'void'}`, {}),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const isCaptured = (await stateOf(id)) === 'captured';
    expect(await pay.balance(from)).toBe(isCaptured ? '50 0' : '100 0');
    expect(await pay.balance(to)).toBe(isCaptured ? '50 0' : '0 0');
  });

  it('422: needs somebody to pay, and 404: is of its project only', async () => {
    const { id } = await hold(await wallet(10n), '5');
    const { status, error } = await ask(`/holds/${id}/capture`, {});
    expect([status, error.errors]).toMatchObject([422, [{ location: 'body.to' }]]);
    const other = pay.auth.key('other');
    expect((await pay.call(other, `/holds/${id}`)).status).toBe(404);
    for (const verb of ['capture', 'void']) {
      const refused = await pay.call(other, `/holds/${id}/${verb}`, {});
      expect([refused.status, refused.error.code]).toEqual([404, 'hold_not_found']);
    }
  });

  it('409: is not for callers to end when the service made it for something else', async () => {
    const { id } = await hold(await wallet(10n), '5');
    await pay.query("update hold set destination = 'acc_1' where id = $1", [id]);
    for (const verb of ['capture', 'void']) {
      const { status, error } = await ask(`/holds/${id}/${verb}`, {});
      expect([status, error.code]).toEqual([409, 'hold_managed']);
    }
    const { status } = await ask(`/holds/${id}/increase`, { amount: '1' });
    expect(status).toBe(409);
  });
});

describe('GET /api/v1/holds', () => {
  it('200: lists those of a wallet and of a state, page by page', async () => {
    const of = await wallet(10n);
    const ids: string[] = [];
    for (let made = 0; made < 3; made++) ids.unshift((await hold(of, '1')).id);
    await ask(`/holds/${ids[1]}/void`, {});
    const first = await pay.call(key, `/holds?wallet=${of}&limit=2`);
    const cursor = encodeURIComponent(first.meta.page.next_cursor ?? '');
    const next = await pay.call(key, `/holds?wallet=${of}&limit=2&cursor=${cursor}`);
    expect([...first.data.items, ...next.data.items].map(({ id }) => id)).toEqual(ids);
    const voided = await pay.call(key, `/holds?wallet=${of}&state=voided`);
    expect(voided.data.items).toMatchObject([{ id: ids[1], released: '1' }]);
    expect((await pay.call(key, '/holds?state=gone')).status).toBe(422);
  });
});

describe('the time of a hold', () => {
  it('ends by the clock: 409 for a capture before anything swept', async () => {
    const [from, to] = [await wallet(10n), await wallet()];
    const { id } = await hold(from, '5', { destination: to, expires_in: 60 });
    clock.advance(60_000);
    const { status, error } = await ask(`/holds/${id}/capture`, {});
    expect([status, error.code]).toEqual([409, 'hold_expired']);
  });

  it('gives everything back once, also when two services sweep at once', async () => {
    const more = await pay.add({ clock });
    const of = await wallet(2000n);
    const command = {
      kind: 'hold',
      account: of,
      amount: 2n,
      currency: 'EUR',
      expires: { inSeconds: 60 },
    } as const;
    const made = await pay.service.app.get(Ledger).executeAll(
      Array.from({ length: 600 }, () => ({
        tenant: 'prj_demo' as Tenant,
        key: `api:${newId('key')}`,
        command,
      })),
    );
    const ids = made.map((one) => (one.kind === 'decided' ? one.operation.id : ''));
    const [first = ''] = ids;
    const part = { to: await wallet(), amount: '1', final: false };
    await ask(`/holds/${first}/capture`, part);
    expect(await pay.balance(of)).toBe('1999 1199');
    clock.advance(60_000);
    await Promise.all([pay.service, more].map((service) => service.app.get(HoldSweeper).sweep()));
    expect(await pay.balance(of)).toBe('1999 0');
    expect(await stateOf(first)).toBe('expired');
    await eventually(async () => {
      const [told] = await pay.query<{ count: number }>(
        `select count(*)::int as count from event where type = 'hold.expired' and subject = any($1)`,
        [ids],
      );
      expect(told?.count).toBe(600);
    });
  });

  it('is over also when it came while no service ran, and when a clock was wrong', async () => {
    const of = await wallet(10n);
    const { id } = await hold(of, '5', { expires_in: 3600 });
    const early = await pay.service.app
      .get(HoldSweeper)
      .expire([{ id, tenant: 'prj_demo' as Tenant }]);
    expect(early).toBe(0);
    await pay.stop();
    clock.advance(3_600_000);
    await pay.add({ clock });
    await pay.service.app.get(HoldSweeper).sweep();
    expect([await stateOf(id), await pay.balance(of)]).toEqual(['expired', '10 0']);
  });
});
