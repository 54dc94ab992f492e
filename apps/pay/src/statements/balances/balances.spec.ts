import { openBalances, type OpenedBalances } from '../fixtures/open-balances.js';
import type { BalanceDays } from './balance-days.js';
import { BalanceDaysSweeper } from './balance-days.sweeper.js';
import type { Balances } from './balances.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let opened: OpenedBalances;
let balances: Balances;
let days: BalanceDays;

beforeAll(async () => {
  opened = await openBalances();
  ({ balances, days } = opened);
});

afterAll(() => opened[Symbol.asyncDispose]());

describe('balances of the past', () => {
  it('tell what was booked at a moment, and after a version', async () => {
    const { account, pay } = await opened.past();
    const start = opened.clock.now();
    for (let place = 1; place <= 9; place++) {
      opened.clock.advance(HOUR_MS);
      await pay(BigInt(place));
      if (place % 3 === 0) await pay(100n);
    }
    const moments = [-1, 0, HOUR_MS - 1, HOUR_MS, 3 * HOUR_MS, 20 * HOUR_MS].map(
      (ms) => new Date(start.getTime() + ms),
    );
    const found = await balances.at(account, moments);
    expect(found.map(({ posted }) => posted)).toEqual(['0', '0', '0', '1', '106', '345']);
    expect(found.map(({ version }) => version)).toEqual([0, 0, 0, 1, 4, 12]);
    const middle = await balances.ofVersion(account, 4, start);
    expect(middle).toEqual({ ...found[4], at: expect.any(Date) });
    expect((await balances.ofVersion(account, 0, start)).posted).toBe('0');
    await expect(balances.ofVersion(account, 13, start)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('go by when entries take effect, whatever was folded into days so far', async () => {
    const { account, pay } = await opened.past();
    const start = opened.clock.now().getTime();
    const random = seeded(7);
    for (let place = 0; place < 150; place++) {
      opened.clock.advance(Math.floor(random() * 7 * HOUR_MS));
      const backdated = new Date(opened.clock.now().getTime() + (random() - 0.8) * 30 * DAY_MS);
      await pay(BigInt(place + 1), random() < 0.4 ? backdated : undefined);
      if (place % 40 === 30) await days.fold([account.key]);
      if (place % 10 !== 0) continue;
      for (const back of [-40, -3.3, -1, -0.01, 0, 2.5]) {
        const at = new Date(opened.clock.now().getTime() + back * DAY_MS);
        expect(await opened.effective(account, at)).toBe(await opened.added(account, at));
      }
    }
    await days.fold([account.key]);
    for (let day = -31; day < 60; day += 0.71) {
      const at = new Date(start + day * DAY_MS);
      expect(await opened.effective(account, at)).toBe(await opened.added(account, at));
    }
  });

  it('is made anew from the earliest day that is touched, and once by 20 at once', async () => {
    const { account, pay } = await opened.past();
    for (let day = 0; day < 4; day++) {
      opened.clock.advance(DAY_MS);
      await pay(10n);
    }
    const stored = async () => {
      const rows = await opened.dataSource.query<{ balance: string }[]>(
        'select balance from balance_daily where account_id = $1 order by day',
        [account.key],
      );
      return rows.map(({ balance }) => balance);
    };
    await days.fold([account.key]);
    expect(await stored()).toEqual(['10', '20', '30', '40']);
    await pay(5n, new Date(opened.clock.now().getTime() - 2 * DAY_MS));
    await pay(1n, new Date(opened.clock.now().getTime() - 9 * DAY_MS));
    await Promise.all(Array.from({ length: 20 }, () => days.fold([account.key])));
    expect(await stored()).toEqual(['1', '11', '26', '36', '46']);
  });

  it('are kept up by the sweeper once operations are old enough to be all there', async () => {
    const { account, pay } = await opened.past();
    const sweeper = new BalanceDaysSweeper(opened.dataSource, days, opened.clock);
    await pay(10n);
    const folded = async () => {
      const rows = await opened.dataSource.query<{ version: string }[]>(
        'select version from balance_daily_account where account_id = $1',
        [account.key],
      );
      return rows[0]?.version;
    };
    await sweeper.sweep();
    expect(await folded()).toBeUndefined();
    opened.clock.advance(121_000);
    await Promise.all(Array.from({ length: 5 }, () => sweeper.sweep()));
    expect(await folded()).toBe('1');
    await pay(1n);
    opened.clock.advance(121_000);
    await sweeper.sweep();
    opened.clock.advance(121_000);
    await sweeper.sweep();
    expect(await folded()).toBe('2');
  });
});

/** Numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
