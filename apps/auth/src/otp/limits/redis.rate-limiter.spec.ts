import { testRedisUrl } from '@skydeck/testing';
import { describeRateLimiter } from './rate-limiter.contract.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

describeRateLimiter('on Redis', async () => new RedisRateLimiter(testRedisUrl()));

it('503: lets nothing through while Redis is away', async () => {
  const limiter = new RedisRateLimiter('/nowhere/redis.sock');
  const limit = { key: 'x', most: 1, windowS: 1 };
  await expect(limiter.take([limit], 0)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  await limiter.close();
});
