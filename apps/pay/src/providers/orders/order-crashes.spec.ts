import { newId } from '@skydeck/ids';
import { CASES, run } from './fixtures/dying-process.js';
import { OrderWorld, TENANT } from './fixtures/order-world.js';

let world: OrderWorld;

beforeAll(async () => {
  world = await OrderWorld.start();
});

afterAll(() => world.close());

const QUICK = CASES.filter(({ name }) => /(pay-in|payout) that succeeds/.test(name));

// All cases, dying before and after each step, are in the full test.
describe('a process that dies', () => {
  it.each(QUICK)('after any step of $name leaves what ends as if nothing had been', async (one) => {
    const steps = await run(world, one, { at: Infinity, isAfter: false });
    expect(steps).toBeGreaterThan(2);
    for (let at = 1; at <= Math.min(steps, 20); at++) await run(world, one, { at, isAfter: true });
  });
});

describe('what a provider says', () => {
  it('is booked once, though webhook, poll and sweeper say so, 50 at once', async () => {
    const wallet = await world.wallet();
    const { order } = await world.payin(wallet, 'pending_succeeds', newId('key'));
    const state = { reference: 'bnk_x', status: 'succeeded', failure: null, redirectUrl: null };
    await world.query('update payment_order set attend_at = now() where id = $1', [order.id]);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        if (index % 3 === 0) return world.work.hear(order, { ...state, status: 'succeeded' });
        return index % 3 === 1 ? world.work.attend(order.id) : world.sweeper.sweep();
      }),
    );
    expect(await world.balance(wallet)).toBe('1250 0');
    const booked = await world.query('select 1 from op where tenant = $1 and key = $2', [
      TENANT,
      `payin:${order.id}`,
    ]);
    expect(booked).toHaveLength(1);
    const told = await world.query(
      `select 1 from event where subject = $1 and type = 'payin.succeeded'`,
      [order.id],
    );
    expect(told).toHaveLength(1);
  });

  it('of a payout whose hold somebody voided is taken from the wallet all the same', async () => {
    const wallet = await world.wallet(1500n);
    const { order } = await world.payout(wallet, 'pending_succeeds', newId('key'));
    await world.void(order.holdId ?? '');
    const other = await world.wallet();
    await world.transfer(wallet, other, 800n);
    await world.pass(2);
    const [row] = await world.query<{ status: string; suspense: string }>(
      'select status, suspense from payment_order where id = $1',
      [order.id],
    );
    expect(row).toEqual({ status: 'succeeded', suspense: '-300' });
    expect(await world.balance(wallet)).toBe('0 0');
  });

  it('of a refund that failed lets it be made again', async () => {
    const wallet = await world.wallet();
    const { order } = await world.payin(wallet, 'succeeds', newId('key'));
    await world.query(`update bank_payment set status = 'returned' where order_id = $1`, [
      order.id,
    ]);
    const { order: refund } = await world.refund(order.id, newId('key'));
    expect(refund).toMatchObject({ status: 'failed', failure: 'payment_returned' });
    expect(await world.balance(wallet)).toBe('1250 0');
    const [row] = await world.query<{ refunded: string }>(
      'select refunded from payment_order where id = $1',
      [order.id],
    );
    expect(row?.refunded).toBe('0');
  });
});
