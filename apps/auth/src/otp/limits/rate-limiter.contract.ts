import { randomUUID } from 'node:crypto';
import type { RateLimiter } from './rate-limiter.js';

const phone = () => ({ key: `phone:${randomUUID()}`, most: 5, windowS: 600 });

/** What every limiter must do. */
export function describeRateLimiter(name: string, create: () => Promise<RateLimiter>): void {
  describe(`RateLimiter: ${name}`, () => {
    const startMs = Date.parse('2026-01-01T00:00:00Z');
    let limiter: RateLimiter;
    beforeAll(async () => {
      limiter = await create();
    });
    afterAll(() => limiter.close());

    it('lets exactly the given number through, 50 at once', async () => {
      const limit = phone();
      const taken = await Promise.all(
        Array.from({ length: 50 }, () => limiter.take([limit], startMs)),
      );
      expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    });

    it('slides: an event is free again when its window is over, not before', async () => {
      const limit = phone();
      for (let index = 0; index < 5; index++) await limiter.take([limit], startMs + index * 60_000);
      expect(await limiter.take([limit], startMs + 300_000)).toEqual({
        isAllowed: false,
        key: limit.key,
        retryAfterS: 300,
      });
      expect(await limiter.take([limit], startMs + 599_999)).toMatchObject({ retryAfterS: 1 });
      expect(await limiter.take([limit], startMs + 600_000)).toMatchObject({ isAllowed: true });
      expect(await limiter.take([limit], startMs + 600_001)).toMatchObject({ isAllowed: false });
    });

    it('counts against no limit what one limit refuses', async () => {
      const [wide, narrow] = [phone(), { ...phone(), most: 1 }];
      await limiter.take([wide, narrow], startMs);
      for (let index = 0; index < 20; index++) {
        const refused = await limiter.take([wide, narrow], startMs);
        expect(refused).toMatchObject({ isAllowed: false, key: narrow.key });
      }
      for (let index = 0; index < 4; index++) {
        expect(await limiter.take([wide], startMs)).toMatchObject({ isAllowed: true });
      }
    });

    it('uncounts an event that is given back, and only that one', async () => {
      const limit = { ...phone(), most: 2 };
      await limiter.take([limit], startMs);
      const taken = await limiter.take([limit], startMs);
      if (taken.isAllowed) await taken.giveBack();
      expect(await limiter.take([limit], startMs)).toMatchObject({ isAllowed: true });
      expect(await limiter.take([limit], startMs)).toMatchObject({ isAllowed: false });
    });

    it('keeps windows of one key and other keys apart', async () => {
      const limit = { ...phone(), most: 1 };
      await limiter.take([limit], startMs);
      expect(await limiter.take([phone()], startMs)).toMatchObject({ isAllowed: true });
      const day = { ...limit, most: 2, windowS: 86_400 };
      expect(await limiter.take([day], startMs)).toMatchObject({ isAllowed: true });
      expect(await limiter.take([limit], startMs)).toMatchObject({ isAllowed: false });
    });
  });
}
