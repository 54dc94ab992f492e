import { CASES, run, settlement } from './fixtures/dying-process.js';
import { OrderWorld } from './fixtures/order-world.js';

let world: OrderWorld;

beforeAll(async () => {
  world = await OrderWorld.start();
});

afterAll(() => world.close());

describe('a process that dies', () => {
  it.each(CASES)('at any step of $name leaves what ends as if nothing had been', async (one) => {
    const steps = await run(world, one, { at: Infinity, isAfter: false });
    expect(steps).toBeGreaterThan(2);
    for (let at = 1; at <= Math.min(steps, 20); at++) {
      await run(world, one, { at, isAfter: false });
      await run(world, one, { at, isAfter: true });
    }
  });

  it('pays and holds nothing that the books do not have', async () => {
    const sums = await world.query(
      'select currency from account group by currency having sum(posted) <> 0',
    );
    expect(sums).toEqual([]);
    const held = await world.query(`select 1 from hold where state = 'pending'`);
    expect(held).toEqual([]);
    const [bank] = await world.query<{ sum: string }>(
      'select sum(amount)::text as sum from bank_line',
    );
    expect(BigInt(bank!.sum)).toBe(-(await settlement(world)));
  });
});
