import { newId } from '@skydeck/ids';
import { OrderWorld } from '../providers/orders/fixtures/order-world.js';

let world: OrderWorld;

beforeAll(async () => {
  world = await OrderWorld.start();
});

afterAll(() => world.close());

const DAY_MS = 86_400_000;
const pulls = () => world.query<{ lines: number }>('select lines from reconciliation');

describe('the days of providers', () => {
  it('are compared once when they are over, 20 rounds at once', async () => {
    const wallet = await world.wallet();
    await world.payin(wallet, 'succeeds', newId('key'));
    await world.payin(wallet, 'succeeds', newId('key'));
    await world.pulls.sweep();
    expect(await pulls()).toEqual([]);
    world.clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 20 }, () => world.pulls.sweep()));
    expect(await pulls()).toEqual([{ lines: 2 }]);
    const items = await world.query('select status, amount from reconciliation_item');
    expect(items).toEqual([
      { status: 'matched', amount: '1250' },
      { status: 'matched', amount: '1250' },
    ]);
    await world.pulls.sweep();
    expect(await pulls()).toHaveLength(1);
  });

  it('that a crash left half compared are compared again after their lease', async () => {
    await world.query('update settlement_pull set done_at = null');
    await world.pulls.sweep();
    expect(await pulls()).toHaveLength(1);
    world.clock.advance(16 * 60_000);
    await world.pulls.sweep();
    expect(await pulls()).toHaveLength(2);
    expect(await world.query('select 1 from reconciliation_item')).toHaveLength(2);
  });
});
