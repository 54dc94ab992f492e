import { randomUUID } from 'node:crypto';
import { policyOf } from './policy.js';
import type { Limit, RateLimiter } from './rate-limiter.js';

const bucket = (perMinute = 600, burst = 100): Limit => ({
  key: `key:${randomUUID()}`,
  policy: policyOf('default', perMinute, burst),
});

/** What every limiter must do. */
export function describeRateLimiter(name: string, create: () => RateLimiter): void {
  describe(`RateLimiter: ${name}`, () => {
    const startMs = Date.parse('2026-01-01T00:00:00Z');
    let limiter: RateLimiter;
    beforeAll(async () => {
      limiter = create();
      await limiter.open();
    });
    afterAll(() => limiter.close());

    const take = async (limits: Limit[], afterMs = 0) => limiter.take(limits, startMs + afterMs);

    it('lets exactly the burst through, 150 at once', async () => {
      const limit = bucket();
      const taken = await Promise.all(Array.from({ length: 150 }, () => take([limit])));
      expect(taken.filter((decision) => decision?.isAllowed)).toHaveLength(100);
    });

    it('counts down, and says when the bucket is full again', async () => {
      const limit = bucket();
      expect(await take([limit])).toMatchObject({ isAllowed: true, remaining: 99, resetS: 1 });
      for (let count = 0; count < 49; count++) await take([limit]);
      expect(await take([limit])).toMatchObject({ remaining: 49, resetS: 6, retryAfterS: 0 });
    });

    it('refills evenly: one more after each interval', async () => {
      const limit = bucket(60, 2);
      await take([limit]);
      await take([limit]);
      const refusal = { isAllowed: false, remaining: 0, retryAfterS: 1, resetS: 2 };
      expect(await take([limit])).toMatchObject(refusal);
      expect(await take([limit], 999)).toMatchObject({ isAllowed: false });
      expect(await take([limit], 1000)).toMatchObject({ isAllowed: true });
      expect(await take([limit], 1001)).toMatchObject({ isAllowed: false });
    });

    it('tells how long to wait', async () => {
      const limit = bucket(6, 1);
      await take([limit]);
      expect(await take([limit], 100)).toMatchObject({ isAllowed: false, retryAfterS: 10 });
      expect(await take([limit], 9_500)).toMatchObject({ isAllowed: false, retryAfterS: 1 });
    });

    it('lets at most burst and rate through in a minute of hammering', async () => {
      const limit = bucket(60, 10);
      let count = 0;
      for (let ms = 0; ms < 60_000; ms += 250) if ((await take([limit], ms))?.isAllowed) count++;
      expect(count).toBe(69);
    });

    it('draws from no bucket what one bucket refuses', async () => {
      const [wide, narrow] = [bucket(60, 5), { ...bucket(60, 1), name: 'narrow' }];
      await take([wide, narrow]);
      for (let count = 0; count < 20; count++) {
        expect(await take([wide, narrow])).toMatchObject({ policy: narrow.policy });
      }
      expect(await take([wide])).toMatchObject({ isAllowed: true, remaining: 3 });
    });

    it('keeps callers apart', async () => {
      const limit = bucket(60, 1);
      await take([limit]);
      expect(await take([bucket(60, 1)])).toMatchObject({ isAllowed: true });
      expect(await take([limit])).toMatchObject({ isAllowed: false });
    });
  });
}
