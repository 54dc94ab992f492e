import { at, UsageBench } from '../fixtures/usage-bench.js';

describe('usage that lasts', () => {
  let bench: UsageBench;

  beforeAll(async () => {
    bench = await UsageBench.open();
  });
  beforeEach(() => bench.clear());
  afterAll(() => bench[Symbol.asyncDispose]());

  it('is counted second by second in the hours that it touches, times its rate', async () => {
    await bench.begin('one', at(3000), 2);
    await bench.end('one', at(3250));
    await bench.observe(['two'], at(7100));
    await bench.end('two', at(7300));
    await bench.rollUp.run();
    expect(await bench.hours(3)).toEqual([500, 100, 100]);
    expect(await bench.items('month')).toMatchObject([{ quantity: '700' }]);
  });

  it('goes on while it is seen, and every roll-up adds only what is new', async () => {
    await bench.begin('one', at(0));
    for (let second = 60; second <= 4200; second += 60) {
      await bench.observe(['one'], at(second));
      if (second % 600 === 0) await bench.rollUp.run();
    }
    expect(await bench.hours(2)).toEqual([3600, 600]);
    await bench.end('one', at(4230));
    await Promise.all(Array.from({ length: 50 }, () => bench.rollUp.run()));
    expect(await bench.hours(2)).toEqual([3600, 630]);
  });

  it('ends where it was seen last when its process dies with it', async () => {
    await bench.begin('one', at(0));
    await bench.observe(['one'], at(240));
    // Nobody looks for an hour; who starts then finds it gone.
    await bench.end('one', at(3840));
    await bench.rollUp.run();
    expect(await bench.hours(2)).toEqual([240, 0]);
  });

  it('goes on after a time in which nobody looked, without that time', async () => {
    await bench.begin('one', at(0));
    await bench.observe(['one'], at(240));
    await bench.rollUp.run();
    await bench.observe(['one'], at(3600));
    await bench.observe(['one'], at(3660));
    await bench.rollUp.run();
    expect(await bench.hours(2)).toEqual([240, 60]);
  });

  it('begins once and ends once, 50 at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => bench.begin('one', at(n % 2))));
    const [row] = await bench.dataSource.query<{ opened_at: Date }[]>(
      'select opened_at from usage_interval',
    );
    await Promise.all(
      Array.from({ length: 50 }, () => bench.end('one', at(100))).concat(
        Array.from({ length: 50 }, () => bench.rollUp.run().then(() => undefined)),
      ),
    );
    await bench.end('one', at(200));
    await bench.begin('one', at(300));
    await bench.rollUp.run();
    const seconds = (at(100).getTime() - (row?.opened_at ?? at(0)).getTime()) / 1000;
    expect(await bench.hours(1)).toEqual([seconds]);
  });

  it('is forgotten when it was not seen for a day', async () => {
    await bench.begin('one', at(0));
    await bench.sweeper.sweep();
    bench.clock.advance(2 * 86_400_000);
    await bench.sweeper.sweep();
    const open = 'select key from usage_interval where closed_at is null';
    expect(await bench.dataSource.query(open)).toEqual([]);
    expect(await bench.hours(1)).toEqual([0]);
  });
});
