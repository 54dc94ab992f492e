import { eventually } from '@skydeck/testing';
import { EscrowActs } from './escrow-acts.js';
import { PayHarness } from './pay-harness.js';
import { DAY_S, Stage } from './test-clock-stage.js';

let pay: PayHarness;

beforeAll(async () => {
  pay = await PayHarness.start();
  await pay.add();
});
afterAll(() => pay.close());

const become = (status: string, wallet: string) =>
  pay.query('update account set status = $1 where public_id = $2', [status, wallet]);

describe('what comes due by a test clock', () => {
  it('happens in the order of its moments, each at its own time, whatever it is', async () => {
    const stage = await Stage.open(pay, 'order');
    const { acts } = stage;
    const wallet = await acts.wallet(1000n);
    const late = await stage.hold(wallet, 5);
    const soon = await stage.hold(wallet, 1);
    const escrow = await acts.funded({ inspection_days: 3 });
    await acts.act(escrow.id, 'deliver', 'seller');
    const unfunded = await acts.made({ funding_deadline: stage.day(2) });
    const parts = await acts.funded({
      inspection_days: 4,
      milestones: [
        { title: 'Draft', amount: '300' },
        { title: 'Final', amount: '700' },
      ],
    });
    await acts.act(parts.id, 'deliver', 'seller', { milestone: parts.milestones[0] });
    const kept = await stage.hold(wallet, 30);
    const { status, data } = await stage.advance({ by: 10 * DAY_S });
    expect([status, data['status'], data['now_at']]).toEqual([200, 'ready', stage.day(10)]);
    expect(await stage.happened()).toEqual([
      'expire 1',
      'escrow_expire 2',
      'escrow_auto_release 3',
      'escrow_auto_release 4',
      'expire 5',
    ]);
    const holds = [soon, late, kept].map((id) => stage.holdState(id));
    expect(await Promise.all(holds)).toEqual(['expired', 'expired', 'pending']);
    expect(await pay.balance(wallet)).toBe('1000 100');
    expect(await acts.state(unfunded.id)).toBe('expired');
    expect([await pay.balance(escrow.seller), await pay.balance(parts.seller)]).toEqual([
      '1000 0',
      '300 0',
    ]);
    await eventually(async () => {
      const [event] = await pay.query<{ at: Date }>(
        `select created_at as at from event where subject = $1 and type = 'hold.expired'`,
        [soon],
      );
      expect(event?.at.toISOString()).toBe(stage.day(1));
    });
    const entries = await pay.query<{ disordered: number; ahead: number }>(
      `select count(*) filter (where created_at < before)::int as disordered,
         count(*) filter (where created_at > $2::timestamptz)::int as ahead
       from (select entry.created_at, lag(entry.created_at)
           over (partition by account_id order by entry.version) as before
         from entry join account on account.id = account_id where tenant = $1) read`,
      ['prj_order.test', stage.day(4)],
    );
    expect(entries).toEqual([{ disordered: 0, ahead: 0 }]);
  });

  it('409: a capture is refused when the clock says so, and real time does not', async () => {
    const stage = await Stage.open(pay, 'capture');
    const wallet = await stage.acts.wallet(500n);
    const made = await pay.call(stage.key, '/wallets', { currency: 'EUR', name: 'Shop' });
    expect(made.data['created_at']).toBe(stage.day(0));
    const to = String(made.data['id']);
    const held = await stage.hold(wallet, 2, { destination: to });
    const other = await stage.hold(wallet, 2, { destination: to });
    await stage.advance({ by: DAY_S });
    expect((await pay.call(stage.key, `/holds/${other}/capture`, {})).status).toBe(200);
    await stage.advance({ by: DAY_S });
    const { status, error } = await pay.call(stage.key, `/holds/${held}/capture`, {});
    expect([status, error.code]).toEqual([409, 'hold_expired']);
    const paid = await pay.call(stage.key, `/wallets/${to}/balance?at=${stage.day(1)}`);
    expect([paid.status, paid.data['posted']]).toEqual([200, '100']);
    const before = await pay.call(stage.key, `/wallets/${to}/balance?at=${stage.day(0.9)}`);
    expect(before.data['posted']).toBe('0');
  });

  it('tries again what was refused, whenever the clock stops', async () => {
    const stage = await Stage.open(pay, 'refused');
    const { acts } = stage;
    const escrow = await acts.funded({ inspection_days: 1 });
    await acts.act(escrow.id, 'deliver', 'seller');
    await become('frozen', escrow.seller);
    await stage.advance({ by: 3 * DAY_S });
    expect(await acts.state(escrow.id)).toBe('delivered');
    await become('open', escrow.seller);
    await stage.advance({ by: 3600 });
    expect(await acts.state(escrow.id)).toBe('released');
  });
});

describe('a test clock', () => {
  it('moves nothing of other projects, nor of live mode', async () => {
    const [one, other] = [await Stage.open(pay, 'one'), await Stage.open(pay, 'other')];
    const real = new EscrowActs(pay, pay.auth.key('one'), 'one');
    const there = await other.hold(await other.acts.wallet(100n), 1);
    const wallet = await real.wallet(100n);
    const body = { wallet, amount: '100', currency: 'EUR', expires_in: DAY_S };
    const live = await pay.call(real.key, '/holds', body);
    await one.advance({ by: 20 * DAY_S });
    await other.advance({ by: 3600 });
    expect(await other.holdState(there)).toBe('pending');
    const { data } = await pay.call(real.key, `/holds/${String(live.data['id'])}`);
    expect(data['state']).toBe('pending');
    const spread = Math.abs(Date.parse(String(data['created_at'])) - one.start);
    expect(spread).toBeLessThan(DAY_S * 1000);
    await other.advance({ by: DAY_S });
    expect(await other.holdState(there)).toBe('expired');
  });

  it('stands still: what real time has reached does not happen', async () => {
    const stage = await Stage.open(pay, 'still');
    const wallet = await stage.acts.wallet(200n);
    const held = await stage.hold(wallet, 1 / DAY_S);
    const real = new EscrowActs(pay, pay.auth.key('still'), 'still');
    const body = { wallet: await real.wallet(100n), amount: '100', currency: 'EUR', expires_in: 1 };
    const live = await pay.call(real.key, '/holds', body);
    await eventually(async () => {
      const { data } = await pay.call(real.key, `/holds/${String(live.data['id'])}`);
      expect(data['state']).toBe('expired');
    });
    expect(await stage.holdState(held)).toBe('pending');
    // Real time is past it: without the clock it happens.
    expect((await pay.call(stage.key, '/test-clock', undefined, { method: 'DELETE' })).status).toBe(
      200,
    );
    await eventually(async () => expect(await stage.holdState(held)).toBe('expired'));
  });
});
